/** How far the start of Python has come, for the parts of the page that wait for it. */
export type Trouble = "wasm" | "load" | "newer" | "other";

class PageState {
  status = $state<"idle" | "starting" | "ready" | "failed">("idle");
  /** Bytes read so far. */
  loaded = $state(0);
  /** Are games kept when the tab is closed? */
  isStored = $state(true);
  trouble = $state<Trouble | null>(null);
  detail = $state("");

  starts(): void {
    this.status = "starting";
    this.loaded = 0;
  }

  read(loaded: number): void {
    this.loaded = loaded;
  }

  isReady(isStored: boolean): void {
    this.status = "ready";
    this.isStored = isStored;
  }

  fails(trouble: Trouble, detail: string): void {
    this.status = "failed";
    this.trouble = trouble;
    this.detail = detail;
  }
}

export const pageState = new PageState();

/** Client-side routing: the page follows the address. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace) window.scrollTo(0, 0);
  }

  /** Follow internal links without reloading the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const href = link.getAttribute("href") ?? "";
    if (!href.startsWith("/") || href.startsWith("/api/") || link.hasAttribute("download")) return;
    if (link.getAttribute("target") === "_blank") return; // a new tab, so that the table stays open
    event.preventDefault();
    this.go(href);
  };
}

export const router = new Router();

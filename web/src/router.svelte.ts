/** Client-side routing: the page follows the address; a page of static files keeps it behind the "#". */
import { PAGE } from "./edition";

const current = (): URL => new URL(PAGE ? location.hash.slice(1) || "/" : location.href, location.origin);

/** The address of a page of ours, for links. */
export const to = (path: string): string => (PAGE ? `#${path}` : path);

class Router {
  path = $state(current().pathname);
  query = $state.raw(current().searchParams);
  hash = $state(current().hash.slice(1));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  read(): void {
    const address = current();
    this.path = address.pathname;
    this.query = address.searchParams;
    this.hash = address.hash.slice(1);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", to(address));
    else history.pushState(null, "", to(address));
    this.read();
    if (!replace) window.scrollTo(0, 0);
  }

  /** Follow internal links without reloading the page. */
  follow = (event: MouseEvent): void => {
    const found = (event.target as Element | null)?.closest?.("a[href]");
    if (!found || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (found.getAttribute("target") === "_blank") return; // a new tab, so that the table stays open
    const href = found.getAttribute("href") ?? "";
    const ours = to("/");
    if (href.startsWith(ours)) {
      event.preventDefault();
      this.go(href.slice(ours.length - 1));
    } else if (PAGE && href.startsWith("#")) {
      event.preventDefault();
      this.jump(href.slice(1));
    }
  };

  /** What a browser does by itself where the "#" is free: go to an element of this page. */
  private jump(id: string): void {
    const { pathname, search } = current();
    this.go(`${pathname}${search}#${id}`);
    const element = document.getElementById(id);
    element?.scrollIntoView();
    if (element && element.tabIndex < 0) element.tabIndex = -1;
    element?.focus({ preventScroll: true });
  }
}

export const router = new Router();

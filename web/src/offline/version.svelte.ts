/** Registers the service worker, and knows whether it has a new version of this page. */
import { Workbox } from "workbox-window";

class Version {
  /** A new version is waiting. */
  isWaiting = $state(false);
  private workbox: Workbox | null = null;

  /** Keep the files of this page for starting without a network; call it when the page has loaded what it needs. */
  keep(): void {
    if (this.workbox || !import.meta.env.PROD || !("serviceWorker" in navigator)) return; // not offered over plain http
    const workbox = new Workbox(`${import.meta.env.BASE_URL}service-worker.js`);
    this.workbox = workbox;
    workbox.addEventListener("waiting", () => {
      this.isWaiting = true;
    });
    workbox.addEventListener("controlling", (event) => {
      if (event.isUpdate) location.reload(); // in all tabs: they share one version
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void workbox.update().catch(() => {}); // without a network there is nothing new
    });
    workbox.register().catch(() => {}); // refused, in a private window for example: the page works without
  }

  /** Load the new version. */
  take(): void {
    this.workbox?.messageSkipWaiting();
  }
}

export const version = new Version();

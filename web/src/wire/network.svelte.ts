/** How other devices reach this server: the links that people send must work where they are opened. */
import { PAGE } from "../edition";
import { to } from "../router.svelte";
import type { NetworkInfo } from "./generated/core";
import { api } from "./http";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Network {
  /** Is the page shown on the machine of the server, at an address that leads nowhere from other devices? */
  readonly isHere = !PAGE && LOOPBACK.test(location.hostname);
  private info = $state.raw<NetworkInfo>({ address: "", can_open: false });
  private asked = false;

  /** The address for devices in the same network; empty while only this machine can connect. */
  get address(): string {
    this.load();
    return this.info.address;
  }

  get canOpen(): boolean {
    return this.info.can_open;
  }

  /** A complete address of a page of ours, to be copied and sent. */
  link(path: string): string {
    return new URL(to(path), this.address || location.href).href;
  }

  /** Let devices in the same network connect. */
  async open(): Promise<void> {
    this.info = await api.openNetwork();
  }

  private load(): void {
    if (this.asked || !this.isHere) return;
    this.asked = true;
    api.network().then(
      (info) => (this.info = info),
      () => undefined, // without it, links lead to this machine, and the page says so
    );
  }
}

export const network = new Network();

/** Settings of this browser: theme, animations, sounds, keys; kept in local storage. */
export type Theme = "auto" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];
/** How fast the moves of bots and far players are shown. */
export type Pace = "off" | "fast" | "normal" | "slow";
export const PACES: readonly Pace[] = ["off", "fast", "normal", "slow"];
const KEPT = "triforium.settings";

interface Kept {
  theme: Theme;
  sounds: boolean;
  motion: boolean;
  pace: Pace;
  keys: boolean;
  help: boolean;
  name: string;
}

const DEFAULTS: Kept = { theme: "auto", sounds: true, motion: true, pace: "normal", keys: true, help: true, name: "" };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  private kept = $state(read());
  private readonly calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  private readonly bright = window.matchMedia("(prefers-color-scheme: light)");
  private readonly strong = window.matchMedia("(prefers-contrast: more)");
  private reduced = $state(this.calm.matches);

  constructor() {
    this.calm.addEventListener("change", () => {
      this.reduced = this.calm.matches;
      this.applyToPage();
    });
    for (const query of [this.bright, this.strong]) query.addEventListener("change", () => this.applyToPage());
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  get sounds(): boolean {
    return this.kept.sounds;
  }
  get motion(): boolean {
    return this.kept.motion;
  }
  get pace(): Pace {
    return this.kept.pace;
  }
  get keys(): boolean {
    return this.kept.keys;
  }
  /** Is a line of help shown below each question? */
  get help(): boolean {
    return this.kept.help;
  }
  get name(): string {
    return this.kept.name;
  }
  /** Are animations on: neither switched off here nor by the system (reduced motion)? */
  get moves(): boolean {
    return this.kept.motion && !this.reduced;
  }

  set(wish: Partial<Kept>): void {
    Object.assign(this.kept, wish);
    localStorage.setItem(KEPT, JSON.stringify(this.kept));
    this.applyToPage();
  }

  /** Apply theme and motion to the page. */
  applyToPage(): void {
    const auto = this.strong.matches ? "contrast" : this.bright.matches ? "light" : "dark";
    document.documentElement.dataset.theme = this.kept.theme === "auto" ? auto : this.kept.theme;
    document.documentElement.dataset.motion = this.moves ? "on" : "off";
  }
}

export const shellSettings = new Settings();

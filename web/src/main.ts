import { mount } from "svelte";
import "./theme/fonts.css";
import "./theme/base.css";
import "./theme/art.css";
import App from "./App.svelte";
import { PAGE } from "./edition";
import { version } from "./offline/version.svelte";
import { shellSettings } from "./shell/settings.svelte";
import { openWords } from "./words/words.svelte";

shellSettings.applyToPage();
await openWords();
mount(App, { target: document.getElementById("app")! });
if (!PAGE) version.keep();

/** Runs pack.py in Pyodide: node pack.mjs STAGE OUT, both folders of this machine. */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [stage, out] = process.argv.slice(2);
const python = await loadPyodide();
for (const [folder, root] of Object.entries({ "/stage": stage, "/out": out })) {
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, folder);
}
try {
  await python.runPythonAsync(readFileSync(new URL("pack.py", import.meta.url), "utf8"));
} catch (error) {
  console.error(error.message ?? error);
  process.exit(1);
}

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVICE_WORKER = "service-worker.js";
const HASHED = /^assets\//; // named after their content

/** Pyodide loads this file by its name, from a folder whose name says its version. */
function pyodideLoader(): Plugin {
  const read = (name: string) => readFileSync(new URL(`node_modules/pyodide/${name}`, import.meta.url), "utf8");
  return {
    name: "pyodide-loader",
    generateBundle() {
      const { version } = JSON.parse(read("package.json")) as { version: string };
      const fileName = `pyodide-${version}/pyodide.asm.mjs`;
      this.emitFile({ type: "asset", fileName, source: read("pyodide.asm.mjs") });
    },
  };
}

/** Tells the service worker which files to keep: all of the page edition; of a server's client, what the home page needs. */
function precached(page: boolean): Plugin {
  return {
    name: "precached",
    writeBundle({ dir = "" }, bundle) {
      const wanted = new Set<string>();
      const want = (name: string): void => {
        const chunk = bundle[name];
        if (wanted.has(name) || chunk?.type !== "chunk") return;
        wanted.add(name);
        for (const imported of chunk.imports) want(imported);
        for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
      };
      for (const one of Object.values(bundle))
        if (one.type === "chunk" && /^(index|messages)$/.test(one.name)) want(one.fileName);
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) =>
          join(one.parentPath, one.name)
            .slice(dir.length + 1)
            .replaceAll("\\", "/"),
        )
        .filter((name) => name !== SERVICE_WORKER && (page || wanted.has(name) || !HASHED.test(name)))
        .sort();
      const hash = (name: string) =>
        createHash("sha256")
          .update(readFileSync(join(dir, name)))
          .digest("hex")
          .slice(0, 16);
      const entries = files.map((url) => ({ url, revision: HASHED.test(url) ? null : hash(url) }));
      const script = join(dir, SERVICE_WORKER);
      writeFileSync(
        script,
        readFileSync(script, "utf8").replace("PRECACHED", () => JSON.stringify(entries)),
      );
    },
  };
}

// Two editions from the same sources: the client that a server sends (inside the Python package), and with
// `--mode page` a folder of static files that holds its tables itself (tools/site.py packs Python for it).
export default defineConfig(({ mode }) => {
  const page = mode === "page";
  return {
    base: page ? "./" : "/",
    plugins: [svelte(), ...(page ? [pyodideLoader()] : []), precached(page)],
    resolve: { alias: { "#transport": page ? "/src/page/transport.ts" : "/src/wire/net.ts" } },
    build: {
      target: "es2022",
      outDir: page ? "../src/triforium/web/site" : "../src/triforium/web/dist",
      emptyOutDir: true,
      assetsInlineLimit: 0, // the page's own rules (CSP) allow no data: fonts and no inline scripts
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { index: "index.html", "service-worker": "src/offline/service_worker.ts" },
        output: {
          entryFileNames: ({ name }) => (name === "service-worker" ? SERVICE_WORKER : "assets/[name]-[hash].js"),
        },
      },
    },
    worker: { format: "es" },
    server: {
      fs: { allow: [".."] },
      proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } },
    },
  };
});

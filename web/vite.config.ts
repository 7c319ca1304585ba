import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Two editions from the same sources: the client that a server sends (inside the Python package), and with
// `--mode page` a folder of static files that holds its tables itself (tools/site.py adds Python to it).
export default defineConfig(({ mode }) => {
  const page = mode === "page";
  return {
    base: page ? "./" : "/",
    plugins: [svelte()],
    resolve: { alias: { "#transport": page ? "/src/page/transport.ts" : "/src/wire/net.ts" } },
    build: {
      target: "es2022",
      outDir: page ? "../src/triforium/web/site" : "../src/triforium/web/dist",
      emptyOutDir: true,
      assetsInlineLimit: 0, // the page's own rules (CSP) allow no data: fonts and no inline scripts
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    worker: { format: "es" },
    server: {
      fs: { allow: [".."] },
      proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } },
    },
  };
});

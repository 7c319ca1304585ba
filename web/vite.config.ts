import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client lies inside the Python package, from where the server sends it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "../src/triforium/web/dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's own rules (CSP) allow no data: fonts and no inline scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } },
  },
});

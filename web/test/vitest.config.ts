import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: "..",
  plugins: [svelte()],
  resolve: { conditions: ["browser"], alias: { "#transport": "/src/wire/net.ts" } },
  server: { fs: { allow: ["../.."] } },
  test: { include: ["test/src/**/*.test.ts"] },
});

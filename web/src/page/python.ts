/** Python in a Worker: Pyodide with the part of the standard library that is used, and our own package. */
import { type Lockfile, loadPyodide, type PyodideAPI, version } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { XzReadableStream } from "xz-decompress";
import packages from "../../../build/page/packages.zip.xz?url";
import wasm from "../../../build/page/pyodide.asm.wasm.xz?url";
import stdlib from "../../../build/page/stdlib.zip.xz?url";
import ours from "../../../build/page/triforium.zip.xz?url";

const SITE_PACKAGES = "/lib/python3.14/site-packages";

/** A compressed file of ours; a host would compress it less well, or not at all. */
async function unpacked(url: string, type: string, onbytes: (count: number) => void): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onbytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(new XzReadableStream(response.body.pipeThrough(counting)), { headers: { "Content-Type": type } });
}

/** Start Python; `onbytes` is told how much was read. */
export async function startPython(onbytes: (count: number) => void): Promise<PyodideAPI> {
  const indexURL = new URL(`../pyodide-${version}/`, self.location.href).href;
  const archive = async (url: string) => (await unpacked(url, "application/zip", onbytes)).arrayBuffer();
  const library = archive(stdlib);
  const others = [archive(packages), archive(ours)];
  const fetched = self.fetch;
  // Pyodide fetches its WebAssembly by this name; ours is compressed.
  self.fetch = (input, init) =>
    String(input) === `${indexURL}pyodide.asm.wasm`
      ? unpacked(wasm, "application/wasm", onbytes)
      : fetched(input, init);
  const python = await loadPyodide({
    indexURL,
    stdLibURL: URL.createObjectURL(new Blob([await library])),
    lockFileContents: { info, packages: {} } as Lockfile, // no other package is ever loaded
    checkAPIVersion: true,
  });
  self.fetch = fetched;
  for (const data of await Promise.all(others)) python.unpackArchive(data, "zip", { extractDir: SITE_PACKAGES });
  return python;
}

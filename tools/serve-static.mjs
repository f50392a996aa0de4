import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { isMain } from "./is-main.mjs";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Serves a folder of built files to this machine alone, for the story tests and the screenshot walk.
 * @param {string} folder
 * @param {number} [port] 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStatic(folder, port = 0) {
  const root = normalize(folder + sep);
  const server = createServer(async (request, response) => {
    const file = await fileOf(root, request.url ?? "/");
    if (file === null) return response.writeHead(404, { "Content-Type": types[".txt"] }).end("Not found\n");
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    if (range !== null) return sendRange(response, file, Number(range[1]), Number(range[2]));
    response.writeHead(200, {
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
      // Pages are reloaded often; their scripts may be cached.
      "Cache-Control": file.includes(`${sep}assets${sep}`) ? "max-age=3600" : "no-cache",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a byte range, as the reader of map tiles requests it; the last byte may lie beyond the end. */
async function sendRange(response, file, first, last) {
  const { size } = await stat(file);
  if (first >= size || last < first) return response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
  const end = Math.min(last, size - 1);
  response.writeHead(206, { "Content-Range": `bytes ${first}-${end}/${size}`, "Content-Length": end - first + 1 });
  createReadStream(file, { start: first, end }).pipe(response);
}

/** The file inside `root` for an address, or null. */
async function fileOf(root, address) {
  let path;
  try {
    path = normalize(join(root, decodeURIComponent(new URL(address, "http://localhost").pathname)));
  } catch {
    return null;
  }
  if (!path.startsWith(root)) return null;
  const found = await stat(path).catch(() => null);
  if (found?.isFile()) return path;
  const index = join(path, "index.html");
  return found?.isDirectory() && (await stat(index).catch(() => null))?.isFile() ? index : null;
}

if (isMain(import.meta.url)) {
  const { url } = await serveStatic(process.argv[2] ?? "storybook-static", Number(process.argv[3] ?? 6006));
  console.log(`serving ${process.argv[2] ?? "storybook-static"} at ${url}`);
}

import { statfsSync } from "node:fs";

/** A data folder that cannot be opened. The message is for the person who started this process. */
export class UnusableFolder extends Error {
  override readonly name: string = "UnusableFolder";
}

/** PostgreSQL's first files and one segment of its log. */
const NEEDED_BYTES = 80 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/**
 * Names the cause for which the embedded database did not open a folder: its own error is an abort of WebAssembly, or an
 * error number alone.
 */
export function causeOfFailedOpen(folder: string, error: unknown): UnusableFolder {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const said =
    free < NEEDED_BYTES
      ? `its disk has ${Math.floor(free / MEGABYTE)} MB free, and ${NEEDED_BYTES / MEGABYTE} MB are needed. Make room, or choose another folder with DATA_DIR.`
      : `the files in it are no complete database of this version: ${error instanceof Error && error.message ? error.message : "they cannot be read"}. Restore a copy, or choose another folder with DATA_DIR.`;
  return new UnusableFolder(`The data folder ${folder} cannot be opened: ${said}`, { cause: error });
}

import { chmodSync, chownSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../paths.mjs";
import type { Owner } from "../server-owner.ts";

/**
 * Folder of a fleet. Its configurations are copies of those in `deploy/`; settings that differ between machines are in
 * files of their own beside them, on real machines as here.
 */
export type Place = {
  at(...names: readonly string[]): string;
  /** Creates an empty folder that only its owner may enter. */
  folder(name: string, owner?: Owner | null): void;
  /** Copies a file of `deploy/`. */
  deployed(file: string, to: string, owner?: Owner | null): void;
  /** Writes a file that only its owner may read: some hold passwords. */
  write(file: string, text: string, owner?: Owner | null): void;
};

export function openPlace(folder: string): Place {
  const at = (...names: readonly string[]) => join(folder, ...names);
  /** A part's folder belongs to the user that runs it. */
  const folderFor = (file: string, owner: Owner | null) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    if (owner !== null) chownSync(dirname(at(file)), owner.uid, owner.gid);
  };
  const giveTo = (file: string, owner: Owner | null) => {
    chmodSync(at(file), 0o600);
    if (owner !== null) chownSync(at(file), owner.uid, owner.gid);
  };
  mkdirSync(at("logs"), { recursive: true });
  // A server that runs as another user needs access to its own folder in it.
  chmodSync(folder, 0o711);
  return {
    at,
    folder(name, owner = null) {
      folderFor(join(name, "any"), owner);
      chmodSync(at(name), 0o700);
    },
    deployed(file, to, owner = null) {
      folderFor(to, owner);
      copyFileSync(join(root, "deploy", file), at(to));
      giveTo(to, owner);
    },
    write(file, text, owner = null) {
      folderFor(file, owner);
      writeFileSync(at(file), text);
      giveTo(file, owner);
    },
  };
}

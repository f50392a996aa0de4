import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";

/**
 * Completes `package-lock.json` after a change of dependencies. When a registry does not serve the packages of other
 * platforms, npm leaves them out of the lock, and `npm ci` then refuses it. Each missing one is added by its exact
 * version with its platform, so that `npm ci` skips it here.
 *
 * Run it with `npm run lock`; it is idempotent.
 */
const path = "package-lock.json";
const lock = JSON.parse(readFileSync(path, "utf8"));

/** Platform words in package names, with npm's names for them. */
const systems = {
  aix: "aix",
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  linuxmusl: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  wasm32: "wasm32",
  wasi: "wasm32",
  win32: "win32",
};
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** @param {string} name */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = words.map((word) => systems[word]).find((word) => word !== undefined);
  const processor = processors.find((word) => words.includes(word)) ?? (words.includes("armv7") ? "arm" : undefined);
  const library = /musl/.test(name) ? "musl" : system === "linux" && /gnu/.test(name) ? "glibc" : undefined;
  return {
    ...(processor ? { cpu: [processor] } : {}),
    ...(library ? { libc: [library] } : {}),
    ...(system ? { os: [system] } : {}),
  };
}

/** Paths where Node resolves `name` from the package at `folder`, nearest first. */
function placesOf(folder, name) {
  const places = [];
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    places.push(`${at === "" ? "" : `${at}/`}node_modules/${name}`);
    if (at === "") return places;
  }
}

const added = [];
for (const [folder, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d+\.\d+\.\d+/.test(version)) continue;
    const places = placesOf(folder, name);
    if (places.some((place) => lock.packages[place]?.version === version)) continue;
    // Outermost free place; a copy of another version there pushes this one down beside its dependant.
    const place = places.reverse().find((candidate) => lock.packages[candidate] === undefined);
    const platform = platformOf(name);
    if (place === undefined || Object.keys(platform).length === 0) {
      console.error(`cannot place ${name}@${version}, wanted by ${folder || "the root"}`);
      process.exitCode = 1;
      continue;
    }
    lock.packages[place] = { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true };
    added.push(`${name}@${version}`);
  }
}

if (added.length > 0) {
  const { atime, mtime } = statSync(path);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  // The installed packages still fit: restoring the times keeps `ensure-packages` from installing again.
  utimesSync(path, atime, mtime);
}
console.log(added.length === 0 ? "The lock is complete." : `Added ${added.length} entries:\n  ${added.join("\n  ")}`);

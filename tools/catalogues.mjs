import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogueFiles } from "./catalogue-files.mjs";
import { isMain } from "./is-main.mjs";
import { binary, root } from "./paths.mjs";

const folder = join(root, "app/src/messages");
const locales = ["fa", "en"];

/**
 * Compiles the catalogues, `fa/home.json` to `compiled/fa/home.json`, so that no browser needs the message parser: a
 * message with placeholders becomes a syntax tree, one without stays a string. The words of the domain's tables are
 * written beside them, one language per file, so that no browser loads both. Ids are written by hand: nothing is
 * extracted.
 * @throws {Error} when a message is malformed
 */
export async function compileCatalogues() {
  const { LABELS } = await import("../domain/messages/labels.ts");
  const { FLIGHT_LABELS, FLIGHT_ORDER_WORDS } = await import("#products/flight/words/flight-labels.ts");
  const { BLOCKING_WORDS, SHARING_WORDS } = await import("../domain/messages/refusal-table.ts");
  for (const [index, locale] of locales.entries()) {
    const target = join(folder, "compiled", locale);
    mkdirSync(target, { recursive: true });
    const tables = mkdtempSync(join(tmpdir(), "shamseh-words-"));
    const written = catalogueFiles(locale);
    for (const [area, file] of written) copyFileSync(file, join(tables, `${area}.json`));

    const labels = Object.entries(LABELS).flatMap(([list, values]) =>
      Object.entries(values).map(([value, words]) => [`${list}.${value}`, words[index]]),
    );
    write(join(target, "labels.json"), Object.fromEntries(labels));
    // Their placeholders are compiled like those of any other message.
    const flight = Object.entries({ ...FLIGHT_LABELS, order: FLIGHT_ORDER_WORDS }).flatMap(([list, values]) =>
      Object.entries(values).map(([value, words]) => [`flight.${list}.${value}`, words[index]]),
    );
    write(join(tables, "flightLabels.json"), Object.fromEntries(flight));
    const blocking = Object.entries(BLOCKING_WORDS).map(([reason, words]) => [`blocking.${reason}`, words[index]]);
    write(join(tables, "blocking.json"), Object.fromEntries(blocking));
    const sharing = Object.entries(SHARING_WORDS).map(([reason, words]) => [`share.${reason}`, words[index]]);
    write(join(tables, "sharing.json"), Object.fromEntries(sharing));
    compileFolder(tables, target, locale);
    const areas = new Set([...readdirSync(tables), "labels.json"]);
    rmSync(tables, { recursive: true });
    for (const stale of readdirSync(target).filter((file) => !areas.has(file))) {
      rmSync(join(target, stale), { recursive: true, force: true });
    }
  }
}

function compileFolder(source, target, locale) {
  const trees = mkdtempSync(join(tmpdir(), "shamseh-trees-"));
  const formatjs = spawnSync(binary("formatjs"), ["compile-folder", "--ast", "--format", "simple", source, trees], {
    encoding: "utf8",
  });
  if (formatjs.status !== 0) throw new Error(`The catalogues of ${locale}: ${formatjs.stderr || formatjs.stdout}`);
  for (const file of readdirSync(source)) {
    const messages = JSON.parse(readFileSync(join(trees, file), "utf8"));
    write(join(target, file), Object.fromEntries(Object.entries(messages).map(([id, tree]) => [id, plain(tree)])));
  }
  rmSync(trees, { recursive: true });
}

/** A message of a single literal becomes a string. */
const plain = (tree) => (tree.length === 1 && tree[0].type === 0 ? tree[0].value : tree);

/** Writes a changed file atomically: a test that runs meanwhile reads the old or the new one. */
function write(file, content) {
  const text = JSON.stringify(content);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

if (isMain(import.meta.url)) await compileCatalogues();

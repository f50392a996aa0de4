import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

/** The story tests skip markup that axe judged before: this checks what they skip. */

const MODULE = join(import.meta.dirname, "../../.storybook/judge-once.ts");

const CARD = `<li id="_r_1_"><h3>Abbasi</h3><button aria-controls="_r_1_">Choose</button><input value="2"></li>`;
const pageOf = (body: string) =>
  `<!doctype html><html lang="fa"><body><div id="storybook-root">${body}</div></body></html>`;
const listOf = (card: string) =>
  pageOf(`<main><section class="a"><ul>${card}</ul></section><footer>Support</footer></main>`);

test("a part of a page is left out when its like was judged, and never when anything about it differs", async ({
  page,
}) => {
  const source = stripTypeScriptTypes(await readFile(MODULE, "utf8")).replaceAll(/^export /gm, "");
  const judged: number[] = [];
  /** Tags of the parts that are skipped in the next judgement of a page. */
  async function leftOutOf(html: string, change?: string, isPassed = true): Promise<string[]> {
    await page.setContent(html);
    return page
      .evaluate(
        ([code, before, act]) => {
          const seen = new Set(before);
          const run = new Function("seen", `${code}; ${act}; return siftParts(document.body, seen, innerWidth);`);
          const { before: leftOut, looks } = run(seen) as { before: Element[]; looks: number[] };
          return { parts: leftOut.map(({ tagName }) => tagName.toLowerCase()), looks };
        },
        [source, judged, change ?? ""] as const,
      )
      .then(({ parts, looks }) => {
        if (isPassed) judged.push(...looks);
        return parts;
      });
  }

  // A failed judgement skips nothing in the next.
  expect(await leftOutOf(listOf(CARD), "", false)).toEqual([]);
  expect(await leftOutOf(listOf(CARD))).toEqual([]);
  expect(await leftOutOf(listOf(CARD))).toEqual(["section", "footer"]);
  // The ids that React numbers are no difference.
  expect(await leftOutOf(listOf(CARD.replaceAll("_r_1_", "_r_7a_")))).toEqual(["section", "footer"]);
  // Other words, another picture and another address are none either; their absence is.
  expect(await leftOutOf(listOf(CARD.replace("Abbasi", "Laleh")))).toEqual(["section", "footer"]);
  for (const [from, to] of [
    ["Choose", ""],
    ["<h3>", "<h5>"],
    ["<button ", "<button disabled "],
    ['value="2"', 'value=""'],
    ["<button ", '<button aria-label="Choose Abbasi" '],
    ["<button ", '<button aria-label="" '],
    ["aria-controls", "aria-owns"],
  ] as const) {
    expect(await leftOutOf(listOf(CARD.replace(from, to))), to).toEqual(["footer"]);
  }
  // Text that was typed and deleted is not in the markup.
  const emptying = `document.querySelector("input").value = ""`;
  expect(await leftOutOf(listOf(CARD), emptying)).toEqual(["footer"]);
  // In a part that differs, its unchanged inner parts are skipped.
  expect(await leftOutOf(listOf(`<li>Another</li>${CARD}`))).toEqual(["li", "footer"]);
  for (const [from, to] of [
    ['class="a"', 'class="b"'],
    ["<main>", "<main inert>"],
    ['lang="fa"', 'lang="en"'],
    ['lang="fa"', 'lang="fa" data-theme="dark"'],
  ] as const) {
    expect(await leftOutOf(listOf(CARD).replace(from, to)), to).not.toContain("section");
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await leftOutOf(listOf(CARD))).toEqual([]);
});

import type { Block } from "#domain/contract/content.shapes.ts";
import type { Label } from "#domain/messages/labels.ts";
import { categories, subjects } from "#domain/place/subjects.ts";
import { facilities } from "#fixtures/world/facilities.ts";
import { pages } from "#fixtures/world/pages.ts";
import { partners } from "#fixtures/world/partners.ts";
import { landingPages } from "#provider/catalogue/content/landing-pages.ts";

/**
 * A text in both languages, by its path in a page: `about.blocks.2.items.0`. One language may be missing when the pages
 * differ.
 */
export type PageText = readonly [id: string, Partial<Label>];

type Page = {
  readonly titleFa: string;
  readonly titleEn: string;
  readonly leadFa: string;
  readonly leadEn: string;
  readonly blocksFa: readonly Block[];
  readonly blocksEn: readonly Block[];
};

/** Visible texts of a block, in reading order. */
const textsOf = (block: Block | undefined): string[] => {
  switch (block?.kind) {
    case undefined:
      return [];
    case "heading":
    case "paragraph":
      return [block.text];
    case "list":
      return block.items;
    case "facts":
      return block.items.flatMap(({ term, value }) => [term, value]);
    case "pictures":
      return block.items.map(({ caption }) => caption);
  }
};

function textsOfPage(name: string, page: Page): PageText[] {
  const { titleFa, titleEn, leadFa, leadEn, blocksFa, blocksEn } = page;
  const blocks = Array.from({ length: Math.max(blocksFa.length, blocksEn.length) }, (_, at) => {
    const [fa, en] = [textsOf(blocksFa[at]), textsOf(blocksEn[at])];
    return Array.from(
      { length: Math.max(fa.length, en.length) },
      (_, item): PageText => [`${name}.blocks.${at}.${item}`, [fa[item], en[item]]],
    );
  });
  return [[`${name}.title`, [titleFa, titleEn]], [`${name}.lead`, [leadFa, leadEn]], ...blocks.flat()];
}

/** Texts of the pages of the world's content: content, landings, partners, subjects and facilities. */
export const pageTexts = (): PageText[] => [
  ...pages.flatMap((page) => textsOfPage(page.slug, page)),
  ...Object.entries(landingPages).flatMap(([slug, page]) => textsOfPage(slug, page)),
  ...partners.flatMap(({ id, nameFa, nameEn, textFa, textEn, links }): PageText[] => [
    [`${id}.name`, [nameFa, nameEn]],
    [`${id}.text`, [textFa, textEn]],
    ...links.map(({ labelFa, labelEn }, at): PageText => [`${id}.links.${at}`, [labelFa, labelEn]]),
  ]),
  ...[...categories, ...subjects].flatMap(
    ({ filter, titleFa, titleEn, descriptionFa, descriptionEn }, at): PageText[] => [
      [`${filter}.${at}.title`, [titleFa, titleEn]],
      [`${filter}.${at}.description`, [descriptionFa, descriptionEn]],
    ],
  ),
  ...facilities.map(({ id, name_fa, name_en }): PageText => [id, [name_fa, name_en]]),
];

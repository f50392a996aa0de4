import type { MessageId } from "#app/src/messages/catalogue.ts";
import { contentAddress } from "#app/src/page/content-address.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { ContentRoute } from "#domain/addresses/content-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";

type Link = { address: string; words: MessageId };

/**
 * A link of the frame, or one to a page about the company, which a shop may not have written. Its address is made when
 * it is drawn, so that a bundle without the table has no trace of it.
 */
export type Row = { to: () => string; words: MessageId } | { content: ContentRoute; words: MessageId };

/** The links of rows that lead somewhere. */
export const linksOf = (rows: readonly Row[], environment: RenderEnvironment): Link[] =>
  rows.flatMap((row) => {
    const address = "to" in row ? row.to() : contentAddress(row.content, environment);
    return address === null ? [] : { address, words: row.words };
  });

/** Links of the header: one for each product, stays by where they are. */
export const sections: readonly Row[] = [
  { to: () => addressOf("iranHotels"), words: "shell.nav.iran" },
  { to: () => addressOf("internationalHotels"), words: "shell.nav.international" },
  { to: () => addressOf("tours"), words: "shell.nav.tours" },
  { to: () => addressOf("flights"), words: "shell.nav.flights" },
];

/** Further links, of the footer alone. */
export const moreSections: readonly Row[] = [
  { to: () => addressOf("category", { filter: "Luxury" }), words: "shell.nav.luxury" },
  { content: "gallery", words: "shell.nav.gallery" },
];

export const tracking: Row = { to: () => addressOf("tracking"), words: "shell.nav.tracking" };

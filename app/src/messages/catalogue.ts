import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { BlockingReason } from "#domain/contract/blocking.shapes.ts";
import type { LABELS } from "#domain/messages/labels.ts";
import type { SHARING_WORDS } from "#domain/messages/refusal-table.ts";
import { areasOfProducts, type ProductMessageId } from "#products/words.ts";
import type account from "./fa/account.json";
import type alert from "./fa/alert.json";
import type content from "./fa/content.json";
import type failure from "./fa/failure.json";
import type home from "./fa/home.json";
import type listing from "./fa/listing.json";
import type offline from "./fa/offline.json";
import type own from "./fa/own.json";
import type panel from "./fa/panel.json";
import type refund from "./fa/refund.json";
import type reserve from "./fa/reserve.json";
import type sale from "./fa/sale.json";
import type shared from "./fa/shared.json";
import type stay from "./fa/stay.json";

/** The catalogue is cut by area, so that a page loads only the words it shows. These are written in `fa/` and `en/`. */
export const writtenAreas = [
  "shared",
  "home",
  "listing",
  ...areasOfProducts,
  "content",
  "account",
  "own",
  "reserve",
  "refund",
  "panel",
  "sale",
  "alert",
  "stay",
  "failure",
  "offline",
] as const;

/** These are made from the domain's tables when the catalogues are compiled: `labels` of enumerations, those of flights, `blocking` reasons, what `sharing` cannot do. */
export const catalogueAreas = [...writtenAreas, "labels", "flightLabels", "blocking", "sharing"] as const;
export type CatalogueArea = (typeof catalogueAreas)[number];

/** The words of the page's frame. */
export const commonAreas: readonly CatalogueArea[] = ["shared"];

type Labels = typeof LABELS;
type LabelId = { [List in keyof Labels]: `${List}.${keyof Labels[List] & string}` }[keyof Labels];
export type MessageId =
  | keyof (typeof shared &
      typeof home &
      typeof listing &
      typeof content &
      typeof account &
      typeof own &
      typeof reserve &
      typeof refund &
      typeof sale &
      typeof alert &
      typeof panel &
      typeof stay &
      typeof failure &
      typeof offline)
  | LabelId
  | ProductMessageId
  | `blocking.${BlockingReason}`
  | `share.${keyof typeof SHARING_WORDS}`;

/** Numbers choose plural forms; numbers, dates and money to be displayed are formatted by `domain/text` first. */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = {
  (id: MessageId, values?: MessageValues): string;
  /** True when there is such a message: for ids made from parts of an address. */
  knows(id: string): id is MessageId;
};

/** Messages by id: text, or a syntax tree where there are placeholders. */
export type Catalogue = Record<string, string | MessageFormatElement[]>;

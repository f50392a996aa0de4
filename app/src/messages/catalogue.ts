import type { MessageFormatElement } from "react-intl";
import type content from "./fa/content.json";
import type home from "./fa/home.json";
import type listing from "./fa/listing.json";
import type property from "./fa/property.json";
import type shared from "./fa/shared.json";

/** The catalogue is cut by area, so that a page loads only the words it shows. */
export const catalogueAreas = ["shared", "home", "listing", "property", "content"] as const;
export type CatalogueArea = (typeof catalogueAreas)[number];

export type MessageId = keyof (typeof shared & typeof home & typeof listing & typeof property & typeof content);

/** Numbers choose plural forms; what is shown as a number, date or money is formatted by `domain/text` first. */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** Messages compiled to syntax trees, by id. */
export type Catalogue = Record<string, MessageFormatElement[]>;

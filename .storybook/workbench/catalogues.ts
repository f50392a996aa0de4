import uses from "virtual:message-uses";
import type { Catalogue } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import type { MessageMatch } from "./events.ts";
import { lookup } from "./match.ts";

type Message = Catalogue[string];

const written = import.meta.glob<Record<string, string>>(
  ["../../app/src/messages/{fa,en}/*.json", "../../products/*/words/{fa,en}/*.json"],
  { import: "default", eager: true },
);
const compiled = import.meta.glob<Catalogue>("../../app/src/messages/compiled/*/*.json", {
  import: "default",
  eager: true,
});

const areas = new Map<string, string>();
const texts: Record<Locale, Map<string, string>> = { fa: new Map(), en: new Map() };
const messages: Record<Locale, Map<string, Message>> = { fa: new Map(), en: new Map() };
const WAY = /(fa|en)\/(\w+)\.json$/;
const partsOf = (path: string) => {
  const [, locale, area = ""] = WAY.exec(path) ?? [];
  return { locale: localeOf(locale), area };
};

for (const [path, catalogue] of Object.entries(written)) {
  const { locale, area } = partsOf(path);
  for (const [id, text] of Object.entries(catalogue)) {
    texts[locale].set(id, text);
    areas.set(id, area);
  }
}
for (const [path, catalogue] of Object.entries(compiled)) {
  for (const [id, message] of Object.entries(catalogue)) messages[partsOf(path).locale].set(id, message);
}

/** A message as it is written; those of the domain's tables have no file of their own. */
const textOf = (id: string, locale: Locale): string => {
  const message = messages[locale].get(id);
  return texts[locale].get(id) ?? (typeof message === "string" ? message : "");
};

const lookups: Partial<Record<Locale, (text: string) => string[]>> = {};

/** The messages that a text in a language may come from, the likeliest first. */
export function messagesFor(text: string, locale: Locale): MessageMatch[] {
  lookups[locale] ??= lookup(messages[locale]);
  return lookups[locale](text).map((id) => ({
    id,
    fa: textOf(id, "fa"),
    en: textOf(id, "en"),
    area: areas.get(id) ?? null,
    uses: uses[id] ?? 0,
  }));
}

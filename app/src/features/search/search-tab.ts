import type { ComponentType } from "react";
import type { CatalogueArea, MessageId } from "#app/src/messages/catalogue.ts";
import { loadWithWords } from "#app/src/messages/with-words.tsx";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { IconName } from "#design-system/components/Icon/Icon.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import type { SearchErrors } from "./date-faults.ts";

/**
 * `typed` is the query of an address that the form makes, or was sent back with: the values of its fields. `errors` are
 * its faults.
 */
export type SearchFormProps = { actions: ScreenActions; typed: URLSearchParams; errors?: SearchErrors };

/** A product's search tab. Its form sends its kind as `kind`; without one, a stay is meant. */
export type SearchTab = {
  label: MessageId;
  icon: IconName;
  /** The hint on a search that lacks something. */
  missing: MessageId;
  /** The parameters of its address that are dates, in the order of its form. */
  dates: readonly string[];
  /** The words of its form. */
  areas: readonly CatalogueArea[];
  /** Its form, which pages of other products fetch when its tab is chosen. */
  load: () => Promise<ComponentType<SearchFormProps>>;
};

/** A product's form with its words. */
export const loadForm = ({ load, areas }: SearchTab, locale: Locale): Promise<ComponentType<SearchFormProps>> =>
  loadWithWords(load, areas, locale);

/** A form that an address asks for by `kind`, with the values of its fields. */
export type AskedForm<Kind extends string> = {
  kind: Kind;
  Form: ComponentType<SearchFormProps>;
  typed: URLSearchParams;
};

/** The form that an address asks for; null when it is `own`, which the page brings itself, or unknown. */
export async function askedForm<Kind extends string>(
  tabs: Readonly<Record<Kind, SearchTab>>,
  own: Kind,
  typed: URLSearchParams,
  locale: Locale,
): Promise<AskedForm<Kind> | null> {
  const kind = (Object.keys(tabs) as Kind[]).find((name) => name === typed.get("kind"));
  return kind === undefined || kind === own ? null : { kind, Form: await loadForm(tabs[kind], locale), typed };
}

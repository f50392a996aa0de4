import type { ComponentType } from "react";
import type { CatalogueArea, MessageId } from "#app/src/messages/catalogue.ts";
import { loadWithWords } from "#app/src/messages/with-words.tsx";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { IconName } from "#design-system/components/Icon/Icon.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import type { SearchErrors } from "./date-faults.ts";

/**
 * `typed` is the query of an address that the form makes, or that it was sent back with: what stands in its fields. `errors`
 * is what is wrong with it.
 */
export type SearchFormProps = { actions: ScreenActions; typed: URLSearchParams; errors?: SearchErrors };

/** What a product brings to be searched for. Its form sends its kind as `kind`; without one, a stay is meant. */
export type SearchTab = {
  label: MessageId;
  icon: IconName;
  /** The words of its form. */
  areas: readonly CatalogueArea[];
  /** Its form, which pages of other products fetch when its tab is chosen. */
  load: () => Promise<ComponentType<SearchFormProps>>;
};

/** A product's form with its words. */
export const loadForm = ({ load, areas }: SearchTab, locale: Locale): Promise<ComponentType<SearchFormProps>> =>
  loadWithWords(load, areas, locale);

/** A form that an address asks for by `kind`, with what stands in its fields. */
export type AskedForm<Kind extends string> = {
  kind: Kind;
  Form: ComponentType<SearchFormProps>;
  typed: URLSearchParams;
};

/** The form that an address asks for; null where it is `own`, which the page brings itself, or none of ours. */
export async function askedForm<Kind extends string>(
  tabs: Readonly<Record<Kind, SearchTab>>,
  own: Kind,
  typed: URLSearchParams,
  locale: Locale,
): Promise<AskedForm<Kind> | null> {
  const kind = (Object.keys(tabs) as Kind[]).find((name) => name === typed.get("kind"));
  return kind === undefined || kind === own ? null : { kind, Form: await loadForm(tabs[kind], locale), typed };
}

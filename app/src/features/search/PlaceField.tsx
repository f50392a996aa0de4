import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { Combobox, type ComboboxChoice, type ComboboxOption } from "#design-system/components/Combobox/Combobox.tsx";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { AutocompleteQuery } from "#domain/contract/base.shapes.ts";
import { popularOptions, suggestionOptions } from "./suggestions.ts";

export type PlaceFieldProps = {
  client: ScreenActions["client"];
  /** Kinds of places accepted. */
  scope: AutocompleteQuery["scope"];
  label: string;
  /** The names of the text and of the id in the form around it. */
  name: string;
  idName: string;
  placeholder: string;
  first: ComboboxChoice | null;
  error: string | null;
  /** Suggestions before anything is typed, beside the most visited places. */
  recent?: () => readonly ComboboxOption[];
  /** The heading of the most visited places. */
  popular?: string;
  onChoose: (chosen: ComboboxChoice | null) => void;
};

/** A place of a search: typed, and suggested while it is. */
export function PlaceField({ client, scope, first, popular, ...field }: PlaceFieldProps) {
  const t = useText();
  return (
    <Combobox
      {...field}
      defaultChosen={first}
      suggest={async (text, signal) => {
        const found = await client.call(baseCalls.autocomplete, {
          query: { q: text, scope },
          ...(signal && { signal }),
        });
        if (!found.ok) return null;
        return text === "" ? popularOptions(found.value, t, popular) : suggestionOptions(found.value, t);
      }}
      words={{
        empty: t("search.destination.empty"),
        failed: t("search.destination.failed"),
      }}
    />
  );
}

import type { Translate } from "#app/src/messages/catalogue.ts";
import type { ComboboxOption } from "#design-system/components/Combobox/Combobox.tsx";
import type { IconName } from "#design-system/components/Icon/Icon.tsx";
import type { Suggestion } from "#domain/contract/base.shapes.ts";

const icons: Record<Suggestion["kind"], IconName> = {
  city: "location",
  province: "map",
  country: "globe",
  property: "building",
  attraction: "shamseh",
};

/** Suggestions as the destination field shows them, grouped by kind in the order they came; guesses are a group. */
export const suggestionOptions = (suggestions: readonly Suggestion[], t: Translate): ComboboxOption[] =>
  suggestions.map(({ id, kind, name, parent, is_guess }) => ({
    id,
    name,
    detail: parent,
    icon: icons[kind],
    group: t(is_guess ? "search.destination.guess" : `search.destination.${kind}`),
  }));

/** Suggestions for no text: the most visited places. */
export const popularOptions = (
  suggestions: readonly Suggestion[],
  t: Translate,
  group = t("search.destination.popular"),
): ComboboxOption[] => suggestionOptions(suggestions, t).map((option) => ({ ...option, group }));

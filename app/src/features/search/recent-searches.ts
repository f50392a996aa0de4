import { clearRecents, recents } from "#app/src/features/recent/recent.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ComboboxOption } from "#design-system/components/Combobox/Combobox.tsx";
import { type FixedRoute, pathTo } from "#domain/addresses/routes.ts";
import { clearRecentPlaces, recentPlaces } from "./recent-places.ts";

/** Maximum number offered beside the popular places. */
const MAX_OFFERED = 3;

/** The command below the recent searches: it clears all of them, for every field and product. */
function clearing(t: Translate): ComboboxOption {
  const act = () => {
    clearRecents(["search"]);
    clearRecentPlaces();
  };
  const group = t("search.destination.recent");
  return { id: "clear", name: t("search.destination.clear"), detail: "", icon: "close", group, act };
}

const withClearing = (options: readonly Omit<ComboboxOption, "icon" | "group">[], t: Translate): ComboboxOption[] =>
  options.length === 0
    ? []
    : [
        ...options.map((one) => ({ ...one, icon: "clock" as const, group: t("search.destination.recent") })),
        clearing(t),
      ];

/** Destinations that were searched for in this browser, before anything is typed. */
export function useRecentPlaces(): () => readonly ComboboxOption[] {
  const t = useText();
  const { locale } = useEnvironment();
  return () => withClearing(recentPlaces(locale), t);
}

/** The last searches of one product in this browser, each of which is made as it was. */
export function useRecentSearches(
  product: FixedRoute,
  actions: Pick<ScreenActions, "go">,
): () => readonly ComboboxOption[] {
  const t = useText();
  const { locale, today } = useEnvironment();
  const ofProduct = `${pathTo(product)}?`;
  return () =>
    withClearing(
      recents("search", locale, today)
        .filter(({ address }) => address.startsWith(ofProduct))
        .slice(0, MAX_OFFERED)
        .map(({ address, title, detail }) => ({
          id: address,
          name: title,
          detail,
          act: () => actions.go(address),
        })),
      t,
    );
}

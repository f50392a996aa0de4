import * as round from "#app/src/features/favorite/FavoriteButton.css.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { pageLink } from "#app/src/page/page-link.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { inLanguage } from "#domain/addresses/chosen-address.ts";
import { browserSharer, shareLink } from "./share.ts";

/** Shares the page by the device's share sheet, or copies its link. Needs a script; the server reserves its space. */
export function ShareButton({ name, actions }: { name: string; actions: Pick<ScreenActions, "say"> }) {
  const t = useText();
  const { locale } = useEnvironment();
  const isHydrated = useHydrated();
  async function press(): Promise<void> {
    const outcome = await shareLink(name, location.origin + inLanguage(pageLink(location), locale), browserSharer());
    if (outcome === "copied") actions.say(t("share.copied"));
    if (outcome === "failed") actions.say(t("share.failed"), "danger");
  }
  return (
    <span className={round.place}>
      {isHydrated && (
        <button
          type="button"
          className={round.button}
          aria-label={t("share.link", { name })}
          onClick={() => void press()}
        >
          <Icon name="share" />
        </button>
      )}
    </span>
  );
}

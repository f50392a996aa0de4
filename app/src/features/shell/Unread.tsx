import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { localDigits } from "#domain/text/digits.ts";
import * as styles from "./Shell.css.ts";

/**
 * Number of unseen notifications, beside their link; nothing when there are none. Rendered once scripts run, since the
 * server knows no user. Sits on the corner of its link, so that no neighbour moves.
 */
export function Unread({ count }: { count: number }) {
  const t = useText();
  const { locale } = useEnvironment();
  if (!useHydrated() || count === 0) return null;
  return (
    <>
      <span className={styles.unread} aria-hidden="true">
        {localDigits(String(count), locale)}
      </span>
      <Hidden>{t("shell.unread", { count })}</Hidden>
    </>
  );
}

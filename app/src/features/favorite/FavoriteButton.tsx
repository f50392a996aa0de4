import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useSyncExternalStore } from "react";
import { isOutage } from "#app/src/api/result.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./FavoriteButton.css.ts";
import { favoritesOf, type Target } from "./favorites.ts";

export type FavoriteButtonProps = {
  target: Target;
  /** Name of the target, for screen readers. */
  name: string;
  actions: Pick<ScreenActions, "client" | "isLoggedIn" | "logIn" | "say">;
};

const never = () => () => {};

/**
 * The favourite toggle of a property or a tour. Optimistic: it changes at once and is rolled back when the call fails.
 * An anonymous visitor logs in first, and then it is saved. The server renders its place: it needs a script.
 */
export function FavoriteButton({ target, name, actions }: FavoriteButtonProps) {
  useSignals();
  const t = useText();
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const favorites = favoritesOf(actions.client);
  const isIn = actions.isLoggedIn();
  useEffect(() => {
    if (isIn) void favorites.load();
  }, [isIn, favorites]);
  if (!isAwake) return <span className={styles.place} />;

  const isFavorite = isIn && favorites.has(target);

  async function press(): Promise<void> {
    const isWanted = !isFavorite;
    if (!isIn) {
      if (!(await actions.logIn())) return;
      // It may have been a favourite of theirs before.
      await favorites.load();
      if (favorites.has(target)) return;
    }
    const result = await favorites.set(target, isWanted);
    if (!result.ok && isOutage(result.failure)) actions.say(t("listing.card.favorite.failed"), "danger");
  }

  return (
    <button
      type="button"
      className={cx(styles.button, isFavorite && styles.chosen)}
      aria-pressed={isFavorite}
      aria-label={t("listing.card.favorite", { name })}
      onClick={() => void press()}
    >
      <Icon name={isFavorite ? "heart-full" : "heart"} />
    </button>
  );
}

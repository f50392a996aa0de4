import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { Address } from "#app/src/store/address.ts";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { addressOf, matchRoute, pathTo, type RouteName } from "#domain/addresses/routes.ts";
import * as styles from "./BottomNav.css.ts";

/** `alsoAt`: a page that it stands for too. */
type Place = {
  alsoAt?: RouteName;
  to: "home" | "panel" | "panelFavorites" | "panelInformation";
  icon: IconName;
  words: MessageId;
};

const places: readonly Place[] = [
  { to: "home", icon: "search", words: "shell.bottom.search" },
  { to: "panel", icon: "suitcase", words: "shell.bottom.trips" },
  { to: "panelFavorites", icon: "heart", words: "shell.bottom.favorites" },
  { to: "panelInformation", alsoAt: "login", icon: "person", words: "shell.bottom.account" },
];

/** Pages of a purchase under way, from which nothing leads aside. */
const isCheckout: Readonly<Partial<Record<RouteName, true>>> = {
  prepare: true,
  tourPrepare: true,
  flightPrepare: true,
};

export type BottomNavProps = { at: Pick<Address, "path"> };

/**
 * Main pages of the site at the bottom of a telephone. It gives way to a bar of the page and to the keyboard: by its
 * styles, so that it works before scripts run.
 */
export function BottomNav({ at: { path } }: BottomNavProps) {
  const t = useText();
  const route = matchRoute(path);
  if (route !== null && isCheckout[route.name]) return null;
  return (
    <nav className={styles.bottomNav} aria-label={t("shell.bottom")} data-bottom-nav>
      {places.map(({ to, alsoAt, icon, words }) => (
        <a
          key={to}
          className={styles.place}
          href={addressOf(to)}
          aria-current={path === pathTo(to) || (alsoAt !== undefined && route?.name === alsoAt) ? "page" : undefined}
        >
          <Icon name={icon} size="large" />
          {t(words)}
        </a>
      ))}
    </nav>
  );
}

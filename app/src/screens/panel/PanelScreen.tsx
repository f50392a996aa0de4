import { useSignals } from "@preact/signals-react/runtime";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { Link, Router, useLocation } from "wouter";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { addressOf, type FixedRoute, type RouteName, routeNamed } from "#domain/addresses/routes.ts";
import type { PanelData } from "./load.ts";
import * as styles from "./PanelScreen.css.ts";

/** Links of the navigation, each with the pages reached from it. `isInSight`: also beside the menu of narrow screens. */
const links: readonly { route: FixedRoute; title: MessageId; leadsOnTo?: RouteName; isInSight?: true }[] = [
  { route: "panel", title: "panel.home" },
  { route: "panelReserves", title: "panel.reserves", leadsOnTo: "panelReserve" },
  { route: "panelNotifications", title: "panel.notifications" },
  { route: "panelFavorites", title: "panel.favorites" },
  { route: "panelTransactions", title: "panel.wallet", leadsOnTo: "panelReceipt", isInSight: true },
  { route: "panelRefunds", title: "panel.refunds" },
  { route: "panelGuests", title: "panel.guests", isInSight: true },
  { route: "panelComments", title: "panel.comments", leadsOnTo: "panelQuestions" },
  { route: "panelInformation", title: "panel.information" },
];

/** The user's panel: its pages switch without a page load (R23–R33, R72). */
export function PanelScreen({ data, actions }: ScreenProps<PanelData>) {
  useSignals();
  const { route, path, query, code, title, Section } = data;
  const { go } = actions;
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(path);
  const useHere = useCallback((): [string, (to: string) => void] => [path, go], [path, go]);

  return (
    <Container>
      <Router hook={useHere}>
        <div className={styles.panel}>
          <Navigation unread={actions.user()?.unread ?? 0} onLogOut={() => void actions.account.logOut()} />
          <div ref={main} tabIndex={-1} className={styles.main}>
            <Arrival title={title} shown={shown} main={main} />
            <Section key={`${route} ${code}`} code={code} query={query} actions={actions} />
          </div>
        </div>
      </Router>
    </Container>
  );
}

const MENU = "account-sections";

type PlaceProps = Pick<(typeof links)[number], "route" | "title" | "leadsOnTo"> & { unread: number };

/** The way to a section; the one that is shown is marked. */
function Place({ route, title, leadsOnTo, unread }: PlaceProps) {
  const t = useText();
  const [path] = useLocation();
  // The server knows no user.
  const isHydrated = useHydrated();
  const isAt = (name: RouteName | undefined) => name !== undefined && routeNamed(name).pattern.test(path);
  return (
    <Link
      className={styles.link}
      href={addressOf(route)}
      aria-current={isAt(route) || isAt(leadsOnTo) ? "page" : undefined}
    >
      {route === "panelNotifications" && isHydrated && unread > 0
        ? t("panel.notifications.count", { count: unread })
        : t(title)}
    </Link>
  );
}

type NavigationProps = { unread: number; onLogOut: () => void };

/** All sections: beside the page on wide screens; on narrow ones in a sheet, with the most used in sight. */
function Navigation({ unread, onLogOut }: NavigationProps) {
  const t = useText();
  const [path] = useLocation();
  const logOut = (
    <button type="button" className={styles.link} onClick={onLogOut}>
      {t("shell.logOut")}
    </button>
  );
  return (
    <nav className={styles.nav} aria-label={t("panel.nav")}>
      <div className={styles.narrow}>
        <Button look="outline" icon="menu" opens={MENU}>
          {t("panel.menu")}
        </Button>
        {links.map((link) => link.isInSight && <Place key={link.route} {...link} unread={unread} />)}
        {logOut}
      </div>
      <FoldingSheet id={MENU} title={t("panel.nav")} closeLabel={t("common.close")} decided={path}>
        <div className={styles.places}>
          {links.map((link) => (
            <Place key={link.route} {...link} unread={unread} />
          ))}
        </div>
      </FoldingSheet>
      <div className={styles.wide}>{logOut}</div>
    </nav>
  );
}

type ArrivalProps = { title: MessageId; shown: RefObject<string>; main: RefObject<HTMLElement | null> };

/**
 * Announces the current page to screen readers: an in-page move is not announced otherwise. `shown`: the path of the
 * section before.
 */
function Arrival({ title, shown, main }: ArrivalProps) {
  const t = useText();
  const [path] = useLocation();
  useEffect(() => {
    document.title = t("site.title", { page: t(title) });
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus();
  }, [path, t, title, shown, main]);
  return null;
}

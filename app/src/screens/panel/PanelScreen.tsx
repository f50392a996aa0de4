import { useSignals } from "@preact/signals-react/runtime";
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Link, Route, Router, Switch, useLocation } from "wouter";
import { OwnMemoryProvider } from "#app/src/features/own/useOwn.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { addressOf, type FixedRoute, type RouteName, routeNamed } from "#domain/addresses/routes.ts";
import { Favorites } from "./Favorites.tsx";
import { Guests } from "./Guests.tsx";
import { Information } from "./Information.tsx";
import type { PanelData } from "./load.ts";
import { Notifications } from "./Notifications.tsx";
import { Overview } from "./Overview.tsx";
import { Comments, Questions } from "./OwnWords.tsx";
import * as styles from "./PanelScreen.css.ts";
import { Receipt } from "./Receipt.tsx";
import { Refunds } from "./Refunds.tsx";
import { Reserve } from "./Reserve.tsx";
import { Reserves } from "./Reserves.tsx";
import { Wallet } from "./Wallet.tsx";

/** What a place of the panel is drawn with: the code or number in its address, and its query. */
export type PlaceProps = { code: string; query: URLSearchParams; actions: ScreenActions };
type Entry = { route: RouteName; title: MessageId; Place: ComponentType<PlaceProps> };

const places: readonly Entry[] = [
  { route: "panel", title: "panel.home", Place: Overview },
  { route: "panelReserves", title: "panel.reserves", Place: Reserves },
  { route: "panelReserve", title: "panel.reserve", Place: Reserve },
  { route: "panelNotifications", title: "panel.notifications", Place: Notifications },
  { route: "panelFavorites", title: "panel.favorites", Place: Favorites },
  { route: "panelTransactions", title: "panel.wallet", Place: Wallet },
  { route: "panelReceipt", title: "movement.receipt", Place: Receipt },
  { route: "panelRefunds", title: "panel.refunds", Place: Refunds },
  { route: "panelGuests", title: "panel.guests", Place: Guests },
  { route: "panelComments", title: "panel.comments", Place: Comments },
  { route: "panelQuestions", title: "panel.questions", Place: Questions },
  { route: "panelInformation", title: "panel.information", Place: Information },
];

/** What the navigation leads to, each with the places that are reached from it. */
const links: readonly { route: FixedRoute; title: MessageId; leadsOnTo?: RouteName }[] = [
  { route: "panel", title: "panel.home" },
  { route: "panelReserves", title: "panel.reserves", leadsOnTo: "panelReserve" },
  { route: "panelNotifications", title: "panel.notifications" },
  { route: "panelFavorites", title: "panel.favorites" },
  { route: "panelTransactions", title: "panel.wallet", leadsOnTo: "panelReceipt" },
  { route: "panelRefunds", title: "panel.refunds" },
  { route: "panelGuests", title: "panel.guests" },
  { route: "panelComments", title: "panel.comments", leadsOnTo: "panelQuestions" },
  { route: "panelInformation", title: "panel.information" },
];

/** The user's panel: its pages switch without a page load (R23–R33, R72). */
export function PanelScreen({ data: { path, query }, actions }: ScreenProps<PanelData>) {
  useSignals();
  const { go } = actions;
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(path);
  const useHere = useCallback((): [string, (to: string) => void] => [path, go], [path, go]);

  // Another user may log in next.
  const [memory] = useState(() => new Map<string, unknown>());
  const isIn = actions.isLoggedIn();
  useEffect(() => {
    if (!isIn) memory.clear();
  }, [isIn, memory]);

  return (
    <Container>
      <Router hook={useHere}>
        <div className={styles.panel}>
          <Navigation unread={actions.user()?.unread ?? 0} onLogOut={() => void actions.account.logOut()} />
          <div ref={main} tabIndex={-1} className={styles.main}>
            <OwnMemoryProvider value={memory}>
              <Switch>
                {places.map(({ route, title, Place }) => (
                  <Route key={route} path={routeNamed(route).pattern}>
                    {({ confirmation_code, number, code = confirmation_code ?? number ?? "" }) => (
                      <>
                        <Arrival title={title} shown={shown} main={main} />
                        <Place key={code} code={code} query={query} actions={actions} />
                      </>
                    )}
                  </Route>
                ))}
              </Switch>
            </OwnMemoryProvider>
          </div>
        </div>
      </Router>
    </Container>
  );
}

function Navigation({ unread, onLogOut }: { unread: number; onLogOut: () => void }) {
  const t = useText();
  const [path] = useLocation();
  const nav = useRef<HTMLElement>(null);
  // The server knows no user.
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another link.
  useEffect(() => {
    // On a phone the parts lie in a row that is wider than the screen.
    nav.current
      ?.querySelector("[aria-current=page]")
      ?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, [path]);
  const isAt = (route: RouteName | undefined) => route !== undefined && routeNamed(route).pattern.test(path);
  return (
    <nav ref={nav} className={styles.nav} aria-label={t("panel.nav")}>
      {links.map(({ route, title, leadsOnTo }) => (
        <Link
          key={route}
          className={styles.link}
          href={addressOf(route)}
          aria-current={isAt(route) || isAt(leadsOnTo) ? "page" : undefined}
        >
          {route === "panelNotifications" && isHydrated && unread > 0
            ? t("panel.notifications.count", { count: unread })
            : t(title)}
        </Link>
      ))}
      <button type="button" className={styles.link} onClick={onLogOut}>
        {t("shell.logOut")}
      </button>
    </nav>
  );
}

type ArrivalProps = { title: MessageId; shown: RefObject<string>; main: RefObject<HTMLElement | null> };

/**
 * Announces the current page to screen readers: an in-page move is not announced otherwise. `shown`: the path of the
 * place before.
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

import { useSignals } from "@preact/signals-react/runtime";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { Link, Router, useLocation } from "wouter";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { addressOf, type FixedRoute, type RouteName, routeNamed } from "#domain/addresses/routes.ts";
import type { PanelData } from "./load.ts";
import * as styles from "./PanelScreen.css.ts";

/** Links of the navigation, each with the pages reached from it. */
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

function Navigation({ unread, onLogOut }: { unread: number; onLogOut: () => void }) {
  const t = useText();
  const [path] = useLocation();
  const nav = useRef<HTMLElement>(null);
  // The server knows no user.
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has another link.
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

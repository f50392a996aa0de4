import { useSignals } from "@preact/signals-react/runtime";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { OwnMemoryProvider } from "#app/src/features/own/useOwn.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { Favorites } from "./Favorites.tsx";
import { Guests } from "./Guests.tsx";
import { Information } from "./Information.tsx";
import type { PanelData, PanelPlace } from "./load.ts";
import { Overview } from "./Overview.tsx";
import { Comments, Questions } from "./OwnWords.tsx";
import * as styles from "./PanelScreen.css.ts";
import { Refunds } from "./Refunds.tsx";
import { Reserve } from "./Reserve.tsx";
import { Reserves } from "./Reserves.tsx";
import { Wallet } from "./Wallet.tsx";

export type PlaceProps = ScreenProps<PanelData>;

const places: Readonly<Record<PanelPlace, { title: MessageId; Place: ComponentType<PlaceProps> }>> = {
  panel: { title: "panel.home", Place: Overview },
  panelInformation: { title: "panel.information", Place: Information },
  panelReserves: { title: "panel.reserves", Place: Reserves },
  panelReserve: { title: "panel.reserve", Place: Reserve },
  panelGuests: { title: "panel.guests", Place: Guests },
  panelFavorites: { title: "panel.favorites", Place: Favorites },
  panelTransactions: { title: "panel.wallet", Place: Wallet },
  panelRefunds: { title: "panel.refunds", Place: Refunds },
  panelComments: { title: "panel.comments", Place: Comments },
  panelQuestions: { title: "panel.questions", Place: Questions },
};

/** What the navigation leads to. */
const links = [
  "panel",
  "panelReserves",
  "panelFavorites",
  "panelTransactions",
  "panelRefunds",
  "panelGuests",
  "panelComments",
  "panelInformation",
] as const satisfies readonly PanelPlace[];
/** Pages that are reached from one of those. */
const within: Partial<Record<PanelPlace, PanelPlace>> = {
  panelReserve: "panelReserves",
  panelQuestions: "panelComments",
};

/** The traveller's own pages, among which one moves without loading (R23–R33, R72). */
export function PanelScreen({ data, actions }: PlaceProps) {
  useSignals();
  const t = useText();
  const { title, Place } = places[data.place];
  const main = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(data.place);

  // The next user may be another one.
  const [memory] = useState(() => new Map<string, unknown>());
  const isIn = actions.isLoggedIn();
  useEffect(() => {
    if (!isIn) memory.clear();
  }, [isIn, memory]);

  // Moving within the page is not heard otherwise.
  useEffect(() => {
    document.title = t("site.title", { page: t(title) });
    // On a phone the parts lie in a row that is wider than the screen.
    nav.current
      ?.querySelector("[aria-current=page]")
      ?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    if (shown.current === data.place) return;
    shown.current = data.place;
    main.current?.focus();
  }, [data.place, t, title]);

  const here = within[data.place] ?? data.place;
  return (
    <Container>
      <div className={styles.panel}>
        <nav ref={nav} className={styles.nav} aria-label={t("panel.nav")}>
          {links.map((place) => (
            <a
              key={place}
              className={styles.link}
              href={addressOf(place)}
              aria-current={place === here ? "page" : undefined}
            >
              {t(places[place].title)}
            </a>
          ))}
          <button type="button" className={styles.link} onClick={() => void actions.account.logOut()}>
            {t("shell.logOut")}
          </button>
        </nav>
        <div ref={main} tabIndex={-1} className={styles.main}>
          <OwnMemoryProvider value={memory}>
            <Place key={`${data.place} ${data.code}`} data={data} actions={actions} />
          </OwnMemoryProvider>
        </div>
      </div>
    </Container>
  );
}

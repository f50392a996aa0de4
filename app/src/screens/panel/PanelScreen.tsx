import { type ComponentType, useEffect, useRef } from "react";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { addressOf } from "#app/src/routes.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Guests } from "./Guests.tsx";
import type { PanelData, PanelPlace } from "./load.ts";
import { Overview } from "./Overview.tsx";
import * as styles from "./PanelScreen.css.ts";
import { Reserve } from "./Reserve.tsx";
import { Reserves } from "./Reserves.tsx";
import { Wallet } from "./Wallet.tsx";

export type PlaceProps = ScreenProps<PanelData>;

const places: Readonly<Record<PanelPlace, { title: MessageId; Place: ComponentType<PlaceProps> }>> = {
  panel: { title: "panel.home", Place: Overview },
  panelReserves: { title: "panel.reserves", Place: Reserves },
  panelReserve: { title: "panel.reserve", Place: Reserve },
  panelGuests: { title: "panel.guests", Place: Guests },
  panelTransactions: { title: "panel.wallet", Place: Wallet },
};

/** What the navigation leads to; a reservation is reached from its list. */
const links = ["panel", "panelReserves", "panelGuests", "panelTransactions"] as const satisfies readonly PanelPlace[];

/** The traveller's own pages, among which one moves without loading (R23–R33, R72). */
export function PanelScreen({ data, actions }: PlaceProps) {
  const t = useText();
  const { title, Place } = places[data.place];
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(data.place);

  // Moving within the page is not heard otherwise.
  useEffect(() => {
    document.title = t("site.title", { page: t(title) });
    if (shown.current === data.place) return;
    shown.current = data.place;
    main.current?.focus();
  }, [data.place, t, title]);

  const isHere = (place: PanelPlace) =>
    place === data.place || (place === "panelReserves" && data.place === "panelReserve");
  return (
    <Container>
      <div className={styles.panel}>
        <nav className={styles.nav} aria-label={t("panel.nav")}>
          {links.map((place) => (
            <a
              key={place}
              className={styles.link}
              href={addressOf(place)}
              aria-current={isHere(place) ? "page" : undefined}
            >
              {t(places[place].title)}
            </a>
          ))}
        </nav>
        <div ref={main} tabIndex={-1} className={styles.main}>
          <Place key={`${data.place} ${data.code}`} data={data} actions={actions} />
        </div>
      </div>
    </Container>
  );
}

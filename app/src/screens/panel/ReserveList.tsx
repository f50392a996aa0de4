import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import * as styles from "./PanelScreen.css.ts";
import { ReserveRow } from "./ReserveRow.tsx";
import type { Trip } from "./trips.ts";

type ReserveListProps = { items: readonly Trip[] };

/** Reservations, each with its pending actions. */
export function ReserveList({ items }: ReserveListProps) {
  return (
    <ul className={styles.list}>
      {items.map((one) => (
        <ReserveRow key={one.confirmation_code} reserve={one} />
      ))}
    </ul>
  );
}

/** In place of a list without reservations. */
export function NoReserves({ isFiltered }: { isFiltered: boolean }) {
  const t = useText();
  return (
    <EmptyState
      title={t(isFiltered ? "panel.reserves.emptyOf" : "panel.reserves.empty")}
      text={t("panel.reserves.empty.text")}
    >
      <Button look="primary" href={addressOf("home")}>
        {t("panel.reserves.start")}
      </Button>
    </EmptyState>
  );
}

export type ReserveGroupProps = ReserveListProps & { id: string; title: string };

/** A list of reservations under its heading; nothing where there are none. */
export function ReserveGroup({ id, title, items }: ReserveGroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={2} look="title" id={id}>
          {title}
        </Heading>
        <ReserveList items={items} />
      </Stack>
    </section>
  );
}

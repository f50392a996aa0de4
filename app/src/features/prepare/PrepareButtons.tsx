import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { CancelDialog } from "#app/src/features/reservation/CancelDialog.tsx";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { ActionBar } from "#design-system/components/ActionBar/ActionBar.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./prepare.css.ts";

/** Id of the sheet with the reservation's card, which the bar opens on narrow screens. */
export const DETAILS = "booking-details";

type ReservationOf = { reservation: ReservationEnvelope; parts: AnyParts };

/** The sum, and the one button that goes on. */
export function PrepareBar({ reservation, parts, isBusy }: ReservationOf & { isBusy: boolean }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { payable } = reservation.totals;
  const go = parts.isOnRequest(reservation) ? parts.say("ask", t, locale) : t("reserve.prepare.pay");
  return (
    <ActionBar
      isEndOfForm
      label={t("reserve.prepare.bar")}
      title={<span data-sum={payable}>{formatMoneyText(payable, locale)}</span>}
      detail={
        <span className={styles.sumOf}>
          {parts.sumOf(reservation, locale)}
          <button type="button" className={styles.details} popoverTarget={DETAILS}>
            {t("reserve.prepare.details")}
          </button>
        </span>
      }
    >
      <Button type="submit" look="primary" size="large" isBusy={isBusy}>
        {isBusy ? t("reserve.prepare.sending") : go}
      </Button>
    </ActionBar>
  );
}

type PrepareCancelProps = ReservationOf & { client: Client; onCancelled: () => void };

/** The way out of the booking: not beside the way on. */
export function PrepareCancel({ reservation, parts, client, onCancelled }: PrepareCancelProps) {
  const t = useText();
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div className={styles.cancel}>
      <Button look="quiet" onClick={() => setCancelling(true)}>
        {t("reserve.prepare.cancel")}
      </Button>
      {isCancelling && (
        <CancelDialog
          code={reservation.confirmation_code}
          travellers={reservation.travellers}
          extras={reservation.extras}
          calls={parts.calls}
          Results={parts.CancelResults}
          client={client}
          isAbroad={parts.tripOf(reservation).scope === "international"}
          onClose={() => setCancelling(false)}
          onCancelled={onCancelled}
        />
      )}
    </div>
  );
}

import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Total } from "#app/src/features/price/Total.tsx";
import { CancelDialog } from "#app/src/features/reservation/CancelDialog.tsx";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import * as styles from "./prepare.css.ts";

export type PrepareButtonsProps = {
  reservation: ReservationEnvelope;
  parts: AnyParts;
  client: Client;
  isBusy: boolean;
  onCancelled: () => void;
};

/** The price, and the buttons to pay or to cancel the booking. */
export function PrepareButtons({ reservation, parts, client, isBusy, onCancelled }: PrepareButtonsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const [isCancelling, setCancelling] = useState(false);
  const isAbroad = parts.tripOf(reservation).scope === "international";
  const go = parts.isOnRequest(reservation) ? parts.say("ask", t, locale) : t("reserve.prepare.pay");
  return (
    <>
      <div className={styles.price}>
        <Text as="span" tone="soft" isUnbroken>
          {t("reserve.total")}
        </Text>
        <Total
          amount={reservation.totals.payable}
          rack={reservation.totals.payable}
          of={parts.sumOf(reservation, locale)}
          size="large"
        />
      </div>
      {reservation.cancellation && <CancellationLine sentence={reservation.cancellation} isAbroad={isAbroad} />}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" size="large" isBusy={isBusy}>
          {isBusy ? t("reserve.prepare.sending") : go}
        </Button>
        <Button look="quiet" onClick={() => setCancelling(true)}>
          {t("reserve.prepare.cancel")}
        </Button>
        {isCancelling && (
          <CancelDialog
            code={reservation.confirmation_code}
            calls={parts.calls}
            client={client}
            isAbroad={isAbroad}
            onClose={() => setCancelling(false)}
            onCancelled={onCancelled}
          />
        )}
      </div>
    </>
  );
}

import { useEffect, useRef } from "react";
import { Legs } from "#app/src/features/refund/Legs.tsx";
import { useText } from "#app/src/messages/words.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationRefundValue } from "#domain/contract/refund.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { CancelledParts } from "./CancelledParts.tsx";
import { OwnChanges } from "./OwnChanges.tsx";
import * as styles from "./reservation.css.ts";
import type { Changed } from "./useMade.ts";

const madeWords = { booking: "reserve.held.made", part: "reserve.status.partCancelled" } as const;

type RecordsProps = {
  value: ReservationEnvelope;
  /** The change that was made last on this page; null: none. */
  made: Changed | null;
};

/**
 * Money that went back, the parts that were cancelled alone, and the owner's changes. One that was just made is said, and
 * takes the focus: the dialog that asked for it is gone.
 */
export function Records({ value: { refund, cancelled_parts = [], own_changes = [] }, made }: RecordsProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const count = cancelled_parts.length + own_changes.length;
  useEffect(() => {
    if (made !== null && count > 0) place.current?.focus();
  }, [made, count]);
  if (refund === null && count === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.read}>
      <Stack gap="md">
        {made !== null && (
          <div role="status">
            <Notice look="success">
              <Text size="label">{t(madeWords[made])}</Text>
            </Notice>
          </div>
        )}
        {own_changes.length > 0 && <OwnChanges changes={own_changes} />}
        {cancelled_parts.length > 0 && <CancelledParts parts={cancelled_parts} />}
        {refund !== null && <RefundOf refund={refund} />}
      </Stack>
    </div>
  );
}

/** The refund: each leg with its destination and date. */
function RefundOf({ refund }: { refund: ReservationRefundValue }) {
  const t = useText();
  return (
    <Surface as="section" labelledBy="refund">
      <Stack gap="sm">
        <Heading level={2} look="title" id="refund">
          {t("refund.title")}
        </Heading>
        <Legs legs={refund.legs} label={t("refund.legs")} />
      </Stack>
    </Surface>
  );
}

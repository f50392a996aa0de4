import { useState } from "react";
import { ChangeCost } from "#app/src/features/reservation/change/ChangeCost.tsx";
import { ChangeDialog } from "#app/src/features/reservation/change/ChangeDialog.tsx";
import type { ChangeProps } from "#app/src/features/reservation/product-parts.ts";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { StayField } from "#design-system/components/StayPicker/StayField.tsx";
import type { Stay } from "#domain/calendar/stay.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { isAbroad } from "#domain/text/clocks.ts";

/** Other dates for a stay: chosen, with what they cost now, and confirmed once that was shown. */
export default function ChangeDates({ reservation, client, onClose, onChanged }: ChangeProps<ReservationValue>) {
  const { check_in: checkIn, length_of_stay: lengthOfStay, confirmation_code } = reservation;
  const t = useText();
  const { today } = useEnvironment();
  const [dates, setDates] = useState<Stay>({ checkIn, lengthOfStay });
  const isSame = dates.checkIn === checkIn && dates.lengthOfStay === lengthOfStay;
  const params = { confirmation_code };
  const wish = { check_in: dates.checkIn, length_of_stay: dates.lengthOfStay };
  return (
    <ChangeDialog title={t("reserve.stay.other.title")} keeps={t("reserve.stay.other.keeps")} onClose={onClose}>
      <StayField
        label={t("reserve.stay.other.dates")}
        value={dates}
        onChange={(stay) => stay && setDates(stay)}
        today={today}
        words={useStayWords()}
      />
      {!isSame && (
        <ChangeCost
          key={`${dates.checkIn} ${dates.lengthOfStay}`}
          code={confirmation_code}
          client={client}
          words={{
            goes: t("reserve.stay.other.goes"),
            penalty: t("reserve.stay.other.penalty"),
            comes: t("reserve.stay.other.comes"),
            confirm: t("reserve.stay.other.confirm"),
          }}
          isAbroad={isAbroad(reservation.property)}
          ask={() => client.call(reservationCalls.changeQuote, { params, query: wish })}
          send={(agreed, idempotencyKey) =>
            client.call(reservationCalls.change, { params, body: { ...wish, ...agreed }, idempotencyKey })
          }
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
    </ChangeDialog>
  );
}

import { useState } from "react";
import { faultsOf, travellersOf } from "#app/src/features/prepare/seats.ts";
import { ChangeCost } from "#app/src/features/reservation/change/ChangeCost.tsx";
import { ChangeDialog } from "#app/src/features/reservation/change/ChangeDialog.tsx";
import { incomplete } from "#app/src/features/reservation/change/ComerFields.tsx";
import type { ChangeProps } from "#app/src/features/reservation/product-parts.ts";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useCountries } from "#app/src/features/traveller/useCountries.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { StayField } from "#design-system/components/StayPicker/StayField.tsx";
import { ROOMS } from "#domain/bounds.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { isAbroad } from "#domain/text/clocks.ts";
import { ChangedRoom } from "./ChangedRoom.tsx";
import { draftOf, type StayDraft, seatsOf, tripOf, wishOf, withRoom } from "./changed-stay.ts";

/** Other dates, guests, rooms and rates of a stay: chosen, with their cost now, and confirmed once that was shown. */
export default function ChangeStay(props: ChangeProps<StayReservationValue>) {
  const { reservation, client, onClose } = props;
  const t = useText();
  const { today, locale } = useEnvironment();
  const [draft, setDraft] = useState<StayDraft>(() => draftOf(reservation));
  const [isSent, setSent] = useState(false);
  const countries = useCountries(client, locale);
  const seats = seatsOf(draft);
  const faults = isSent ? faultsOf(seats, tripOf(reservation, draft)) : [];
  return (
    <ChangeDialog title={t("reserve.stay.other.title")} keeps={t("reserve.stay.other.keeps")} onClose={onClose}>
      <StayField
        label={t("reserve.stay.other.dates")}
        value={draft.dates}
        onChange={(dates) => dates && setDraft({ ...draft, dates })}
        today={today}
        words={useStayWords()}
      />
      {draft.rooms.map((room, index) => (
        <ChangedRoom
          key={room.id}
          index={index}
          room={room}
          draft={draft}
          faults={faults}
          {...{ reservation, client, countries, onChange: setDraft }}
        />
      ))}
      {draft.rooms.length < ROOMS.max && (
        <Button look="outline" icon="plus" onClick={() => setDraft(withRoom(draft))}>
          {t("reserve.stay.other.addRoom")}
        </Button>
      )}
      <Cost {...props} draft={draft} onSend={() => setSent(true)} />
    </ChangeDialog>
  );
}

type CostProps = ChangeProps<StayReservationValue> & { draft: StayDraft; onSend: () => void };

/** Cost of what was chosen; nothing while that is the booking as it is. */
function Cost({ reservation, client, draft, onSend, onClose, onChanged }: CostProps) {
  const t = useText();
  const { confirmation_code } = reservation;
  const params = { confirmation_code };
  const wish = wishOf(reservation, draft);
  if (Object.keys(wish).length === 0) return null;
  const [seats, trip] = [seatsOf(draft), tripOf(reservation, draft)];
  const come = travellersOf(seats, trip).map(({ room = 0, ...one }) => ({
    ...one,
    room_number: room + 1,
  }));
  return (
    <ChangeCost
      key={JSON.stringify(wish)}
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
      send={async (agreed, idempotencyKey) => {
        onSend();
        if (faultsOf(seats, trip).some(({ field }) => field !== "is_room_supervisor"))
          return { ok: false, failure: incomplete(t("reserve.stay.other.incomplete")) };
        const body = { ...wish, ...(come.length > 0 && { travellers: come }), ...agreed };
        return client.call(reservationCalls.change, { params, body, idempotencyKey });
      }}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

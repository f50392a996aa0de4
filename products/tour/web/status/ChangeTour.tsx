import { useState } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { faultsOf, type Seat, travellersOf } from "#app/src/features/prepare/seats.ts";
import { ChangeCost } from "#app/src/features/reservation/change/ChangeCost.tsx";
import { ChangeDialog } from "#app/src/features/reservation/change/ChangeDialog.tsx";
import { type Comer, incomplete } from "#app/src/features/reservation/change/ComerFields.tsx";
import type { ChangeProps } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { TOUR_DEPARTURE_DAYS } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { formatRooms } from "#domain/rooms.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { tourCalls, tourChangeCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourChangeQuery, TourReservationValue, TourSubject } from "#products/tour/contract/tour.shapes.ts";
import { tripOfTour } from "#products/tour/rules/documents.ts";
import { formatBeds, NO_BEDS, type TourRoom } from "#products/tour/rules/party.ts";
import { partiesOf } from "../tour-texts.ts";
import { Joining } from "./Joining.tsx";
import { roomsText, seatsOf } from "./joining-tour.ts";
import { OtherBeds } from "./OtherBeds.tsx";
import { OtherDepartures } from "./OtherDepartures.tsx";
import { OtherPackages } from "./OtherPackages.tsx";

/** Another departure or package of the tour, travellers who join, and beds of children: chosen, with their cost, and confirmed once that was shown. */
export default function ChangeTour(props: ChangeProps<TourReservationValue>) {
  const { reservation, client, onClose } = props;
  const { subject } = reservation;
  const t = useText();
  const { today } = useEnvironment();
  const [departureId, setDeparture] = useState(subject.departure_id);
  const [packageId, setPackage] = useState<number | null>(null);
  const [rooms, setRooms] = useState(() => roomsOf(subject));
  const [comers, setComers] = useState<Comer[]>([]);
  const [isSent, setSent] = useState(false);
  const party = partyOf(subject, rooms);
  const query = {
    ...{ tour_id: subject.tour.id, origin_id: subject.origin.id },
    ...{ from: today, to: addDays(today, TOUR_DEPARTURE_DAYS.max - 1) },
    ...partyOf(subject, roomsOf(subject)),
  };
  const departures = useOwnData(() => client.call(tourCalls.departures, { query }), JSON.stringify(query));
  const params = { departure_id: String(departureId) };
  const departure = useOwnData(
    () => client.call(tourCalls.departure, { params, query: party }),
    JSON.stringify([params, party]),
  );
  return (
    <ChangeDialog title={t("reserve.tour.other.title")} keeps={t("reserve.tour.other.keeps")} onClose={onClose}>
      <OwnDataView handle={departures} placeholder={<Skeleton shape="picture" />}>
        {(all) => (
          <OtherDepartures
            all={all}
            subject={subject}
            chosen={departureId}
            onChoose={(chosen) => {
              setDeparture(chosen);
              setPackage(null);
            }}
          />
        )}
      </OwnDataView>
      <OwnDataView handle={departure} placeholder={<Skeleton shape="picture" />}>
        {(value) => {
          const { date, return_date } = value;
          const trip = tripOfTour({ ...subject, date, return_date });
          const joining = { seats: seatsOf(subject, comers), trip, onSend: () => setSent(true) };
          const faults = isSent ? faultsOf(joining.seats, trip) : [];
          return (
            <OtherPackages departure={value} subject={subject} chosen={packageId} onChoose={setPackage}>
              {(chosen) => (
                <>
                  <OtherBeds rooms={rooms} onChange={setRooms} />
                  <Joining {...{ subject, comers, faults, trip, client }} onChange={setComers} />
                  <Cost
                    key={`${departureId} ${chosen} ${party.beds} ${roomsText(subject, comers)}`}
                    {...props}
                    joining={joining}
                    wish={{
                      ...wishOf(subject, departureId, chosen, rooms),
                      ...(comers.length > 0 && { rooms: roomsText(subject, comers) }),
                    }}
                  />
                </>
              )}
            </OtherPackages>
          );
        }}
      </OwnDataView>
    </ChangeDialog>
  );
}

const roomsOf = ({ rooms }: TourSubject): TourRoom[] =>
  rooms.map(({ adults, children }) => ({
    adults,
    children: children.map(({ age, with_bed }) => ({ age, withBed: with_bed })),
  }));

/** The rooms as calls of tours read them. */
function partyOf(subject: TourSubject, rooms: readonly TourRoom[]): { rooms: string; beds?: string } {
  const beds = formatBeds(rooms);
  return { rooms: formatRooms(partiesOf(subject)), ...(beds && { beds }) };
}

/** The differences from what was booked; empty where there are none. */
function wishOf(
  subject: TourSubject,
  departureId: number,
  packageId: number,
  rooms: readonly TourRoom[],
): TourChangeQuery {
  const isAnother = departureId !== subject.departure_id;
  const beds = formatBeds(rooms);
  return {
    ...(isAnother && { departure_id: departureId }),
    ...((isAnother || packageId !== subject.package_id) && { package_id: packageId }),
    ...(beds !== formatBeds(roomsOf(subject)) && { beds: beds || NO_BEDS }),
  };
}

/** Those who join, as typed so far. `onSend`: faults are shown from then on. */
type JoiningSeats = { seats: readonly Seat[]; trip: Trip; onSend: () => void };
type CostProps = ChangeProps<TourReservationValue> & { wish: TourChangeQuery; joining: JoiningSeats };

function Cost({ reservation, client, wish, joining, onClose, onChanged }: CostProps) {
  const { seats, trip, onSend } = joining;
  const { confirmation_code, subject } = reservation;
  const t = useText();
  const params = { confirmation_code };
  if (Object.keys(wish).length === 0) return null;
  const come = travellersOf(seats, trip).map(({ room = 0, ...one }) => ({ ...one, room_number: room + 1 }));
  return (
    <ChangeCost
      code={confirmation_code}
      client={client}
      words={{
        goes: t("reserve.tour.other.goes"),
        penalty: t("reserve.tour.other.penalty"),
        comes: t("reserve.tour.other.comes"),
        confirm: t("reserve.tour.other.confirm"),
      }}
      isAbroad={subject.tour.kind === "foreign"}
      ask={() => client.call(tourChangeCalls.changeQuote, { params, query: wish })}
      send={async (agreed, idempotencyKey) => {
        onSend();
        if (faultsOf(seats, trip).some(({ field }) => field !== "is_room_supervisor"))
          return { ok: false, failure: incomplete(t("reserve.tour.other.incomplete")) };
        const body = { ...wish, ...(come.length > 0 && { travellers: come }), ...agreed };
        return client.call(tourChangeCalls.change, { params, body, idempotencyKey });
      }}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

import { useState } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { ChangeCost } from "#app/src/features/reservation/change/ChangeCost.tsx";
import { ChangeDialog } from "#app/src/features/reservation/change/ChangeDialog.tsx";
import type { ChangeProps } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { TOUR_DEPARTURE_DAYS } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { formatRooms } from "#domain/rooms.ts";
import { tourCalls, tourChangeCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourChangeQuery, TourReservationValue, TourSubject } from "#products/tour/contract/tour.shapes.ts";
import { formatBeds, NO_BEDS, type TourRoom } from "#products/tour/rules/party.ts";
import { partiesOf } from "../tour-texts.ts";
import { OtherBeds } from "./OtherBeds.tsx";
import { OtherDepartures } from "./OtherDepartures.tsx";
import { OtherPackages } from "./OtherPackages.tsx";

/** Another departure or package of the tour, and beds of children: chosen, with their cost, and confirmed once that was shown. */
export default function ChangeTour(props: ChangeProps<TourReservationValue>) {
  const { reservation, client, onClose } = props;
  const { subject } = reservation;
  const t = useText();
  const { today } = useEnvironment();
  const [departureId, setDeparture] = useState(subject.departure_id);
  const [packageId, setPackage] = useState<number | null>(null);
  const [rooms, setRooms] = useState(() => roomsOf(subject));
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
        {(value) => (
          <OtherPackages departure={value} subject={subject} chosen={packageId} onChoose={setPackage}>
            {(chosen) => (
              <>
                <OtherBeds rooms={rooms} onChange={setRooms} />
                <Cost
                  key={`${departureId} ${chosen} ${party.beds}`}
                  {...props}
                  wish={wishOf(subject, departureId, chosen, rooms)}
                />
              </>
            )}
          </OtherPackages>
        )}
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

function Cost({
  reservation,
  client,
  wish,
  onClose,
  onChanged,
}: ChangeProps<TourReservationValue> & { wish: TourChangeQuery }) {
  const { confirmation_code, subject } = reservation;
  const t = useText();
  const params = { confirmation_code };
  if (Object.keys(wish).length === 0) return null;
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
      send={(agreed, idempotencyKey) =>
        client.call(tourChangeCalls.change, { params, body: { ...wish, ...agreed }, idempotencyKey })
      }
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

import { useState } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { ChangeCost } from "#app/src/features/reservation/change/ChangeCost.tsx";
import { ChangeDialog } from "#app/src/features/reservation/change/ChangeDialog.tsx";
import type { ChangeProps } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import { flightChangeCalls, flightReserveCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightChangeQuery, FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { isFlownAbroad } from "../is-abroad.ts";
import { OtherFlight } from "./OtherFlight.tsx";
import { OtherGroups } from "./OtherGroups.tsx";

const OFFERS = ["offer_id", "return_offer_id"] as const;

/** Amount that goes back for a direction, from which the difference to another flight is counted, rial. */
const givenBack = (cost: CancellationQuoteValue, position: number): number =>
  cost.parts?.find((part) => part.of === "direction" && part.position === position)?.refundable ?? cost.refundable;

/** Other flights for one direction or both: each with its difference, and the whole cost before it counts. */
export default function ChangeFlights({
  reservation,
  client,
  onClose,
  onChanged,
}: ChangeProps<FlightReservationValue>) {
  const { subject, confirmation_code } = reservation;
  const t = useText();
  const [wish, setWish] = useState<FlightChangeQuery>({});
  const params = { confirmation_code };
  const cost = useOwnData(
    () => client.call(flightReserveCalls.cancellationQuote, { params, query: {} }),
    confirmation_code,
  );
  const key = JSON.stringify(wish);
  return (
    <ChangeDialog title={t("reserve.flight.other.title")} keeps={t("reserve.flight.other.keeps")} onClose={onClose}>
      <OwnDataView handle={cost} placeholder={<Skeleton shape="picture" />}>
        {(known) =>
          OFFERS.slice(0, subject.flights.length).map((name, index) =>
            (subject.flights[index]?.segments[0]?.departs_at ?? 0) <= reservation.now ? (
              <Text key={name} size="small">
                {t("reserve.flight.other.flown")}
              </Text>
            ) : (
              <OtherFlight
                key={name}
                subject={subject}
                index={index}
                client={client}
                refundable={givenBack(known, index + 1)}
                chosen={wish[name] ?? null}
                onChoose={(offerId) => setWish((before) => withOffer(before, name, offerId))}
              />
            ),
          )
        }
      </OwnDataView>
      {key !== "{}" && (
        <ChangeCost
          key={key}
          code={confirmation_code}
          client={client}
          words={{
            goes: t("reserve.flight.other.goes"),
            penalty: t("reserve.flight.other.penalty"),
            comes: t("reserve.flight.other.comes"),
            confirm: t("reserve.flight.other.confirm"),
          }}
          isAbroad={isFlownAbroad(subject.flights)}
          beside={({ age_groups = [] }) => <OtherGroups groups={age_groups} travellers={reservation.travellers} />}
          ask={() => client.call(flightChangeCalls.changeQuote, { params, query: wish })}
          send={(agreed, idempotencyKey) =>
            client.call(flightChangeCalls.change, { params, body: { ...wish, ...agreed }, idempotencyKey })
          }
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
    </ChangeDialog>
  );
}

/** The wish with another offer of a direction, or without one. */
function withOffer(
  { [OFFERS[0]]: out, [OFFERS[1]]: back }: FlightChangeQuery,
  name: (typeof OFFERS)[number],
  offerId: string | null,
): FlightChangeQuery {
  const all = { offer_id: out, return_offer_id: back, [name]: offerId ?? undefined };
  return {
    ...(all.offer_id !== undefined && { offer_id: all.offer_id }),
    ...(all.return_offer_id !== undefined && { return_offer_id: all.return_offer_id }),
  };
}

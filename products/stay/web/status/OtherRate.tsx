import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { PricedChoices } from "#app/src/features/reservation/PricedChoices.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { formatRooms } from "#domain/rooms.ts";
import { partyAudienceOf } from "#domain/sale/audience.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import { partiesOf, type RoomDraft, type StayDraft } from "./changed-stay.ts";

type OtherRateProps = {
  index: number;
  room: RoomDraft;
  draft: StayDraft;
  reservation: StayReservationValue;
  client: Client;
  onChoose: (rate: Pick<RoomDraft, "roomTypeId" | "ratePlanId">) => void;
};

/** The property's room types and rates that this room can have at its dates and with its guests, at today's prices. */
export function OtherRate({ index, room, draft, reservation, client, onChoose }: OtherRateProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { checkIn, lengthOfStay } = draft.dates;
  const party = partiesOf(reservation, draft)[index] ?? { adults: 0, children: [] };
  const audience = partyAudienceOf(reservation.travellers.map(({ nationality }) => nationality));
  const params = { property_id: String(reservation.property.id) };
  const query = { check_in: checkIn, length_of_stay: lengthOfStay, rooms: formatRooms([party]), audience };
  const rooms = useOwnData(() => client.call(stayCalls.rooms, { params, query }), JSON.stringify(query));
  return (
    <OwnDataView handle={rooms} placeholder={<Skeleton shape="picture" />}>
      {({ parties }) => {
        const open = (parties[0]?.room_types ?? []).flatMap((type) =>
          type.plans
            .filter(({ blocking, confirmation }) => blocking.length === 0 && confirmation === "online")
            .map((plan) => ({ type, plan })),
        );
        if (open.length === 0) return <Text size="small">{t("reserve.stay.other.noRate")}</Text>;
        return (
          <PricedChoices
            legend={t("reserve.stay.other.rates")}
            name={`rate-${room.id}`}
            choices={open.map(({ type, plan }) => ({
              value: plan.rate_plan_id,
              label: `${inLocale(type, "name", locale)} · ${inLocale(plan, "name", locale)}`,
              cost: formatMoneyText(plan.total, locale),
            }))}
            chosen={room.ratePlanId}
            onChoose={(ratePlanId) => {
              const chosen = open.find(({ plan }) => plan.rate_plan_id === ratePlanId);
              if (chosen) onChoose({ roomTypeId: chosen.type.id, ratePlanId });
            }}
          />
        );
      }}
    </OwnDataView>
  );
}

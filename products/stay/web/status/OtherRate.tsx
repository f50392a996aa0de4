import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
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
          <fieldset className={styles.choices}>
            <legend className={styles.choicesOf}>{t("reserve.stay.other.rates")}</legend>
            {open.map(({ type, plan }) => (
              <Choice
                key={plan.rate_plan_id}
                kind="radio"
                name={`rate-${room.id}`}
                value={String(plan.rate_plan_id)}
                isChecked={plan.rate_plan_id === room.ratePlanId}
                onChange={() => onChoose({ roomTypeId: type.id, ratePlanId: plan.rate_plan_id })}
              >
                {inLocale(type, "name", locale)} · {inLocale(plan, "name", locale)}
                <span className={styles.choiceCost}>
                  <Text as="span" size="small" tone="soft">
                    {formatMoneyText(plan.total, locale)}
                  </Text>
                </span>
              </Choice>
            ))}
          </fieldset>
        );
      }}
    </OwnDataView>
  );
}

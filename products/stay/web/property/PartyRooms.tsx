import type { ReactNode } from "react";
import { partiesText } from "#app/src/features/stay/parties-text.ts";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Fold, type FoldCount } from "#design-system/components/Fold/Fold.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { PlanOffer, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { Covers } from "./Covers.tsx";
import type { RoomChoice } from "./choice.ts";
import { type ChosenRoom, cheapestOf, type IsWished, isOpen, plansInOrder, roomsInOrder } from "./chosen-stay.ts";
import { PlanRow } from "./PlanRow.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { partyPlace } from "./places.ts";
import { RoomCard } from "./RoomCard.tsx";

/** Number of rooms shown on a narrow screen: available ones come first, cheapest first. */
const ROOMS_KEPT = 2;

/** Number of rooms shown on a wide one: those that can be had, where some cannot. */
function keptWide(rooms: RoomsValue["parties"][number]["room_types"]): FoldCount | undefined {
  const open = rooms.filter(({ plans }) => plans.some(isOpen)).length;
  return open === 1 || open === 2 || open === 3 || open === 4 ? open : undefined;
}

/** Number of plans shown for each of them. */
const PLANS_KEPT = 2;

type PartyRoomsProps = {
  party: RoomsValue["parties"][number];
  index: number;
  /** The only party of the stay: nothing has to say which. */
  isAlone: boolean;
  stay: StayQuery;
  isAbroad: boolean;
  chosen: ChosenRoom | null;
  /** The chosen plan with too few rooms left, and the notice about it. */
  short: { plan: PlanOffer; notice: ReactNode } | null;
  /** Rates that come first. */
  isWished: IsWished;
  /** The page on which a plan is chosen for this party. */
  addressOf: (choice: RoomChoice, at: string) => string;
};

/** The plans that a notice is about. */
function marksOf(chosen: ChosenRoom | null, short: PartyRoomsProps["short"]) {
  const isChosen = ({ rate_plan_id }: PlanOffer) => rate_plan_id === chosen?.plan.rate_plan_id;
  const isShort = (plan: PlanOffer) => plan === short?.plan;
  return { isChosen, isShort, isMarked: (plan: PlanOffer) => isChosen(plan) || isShort(plan) };
}

/** Names the room and its party. */
function PartyTitle({ party, index, stay }: Pick<PartyRoomsProps, "party" | "index" | "stay">) {
  const t = useText();
  const { locale } = useEnvironment();
  const number = formatNumber(index + 1, locale);
  return (
    <div className={styles.roomsHead}>
      <Heading level={3}>{t("property.rooms.party", { number, summary: partiesText([party], t) })}</Heading>
      {cheapestOf(party.room_types) !== null && <Covers stay={stay} party={party} />}
    </div>
  );
}

/** Rooms for one party. */
export function PartyRooms({
  party,
  index,
  isAlone,
  stay,
  isAbroad,
  chosen,
  short,
  isWished,
  addressOf,
}: PartyRoomsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const rooms = roomsInOrder(party.room_types, isWished);
  const { isChosen, isShort, isMarked } = marksOf(chosen, short);
  const isNone = cheapestOf(rooms) === null;
  const wide = isNone ? undefined : keptWide(rooms);
  const markedAt = rooms.findIndex(({ plans }) => plans.some(isMarked));
  return (
    <div id={partyPlace(index)} className={styles.rooms}>
      {!isAlone && <PartyTitle party={party} index={index} stay={stay} />}
      <Fold
        kept={ROOMS_KEPT}
        keptWide={wide}
        of={rooms.length}
        more={t("property.rooms.all", { count: rooms.length })}
        less={t("common.less")}
        isOpenAtFirst={markedAt >= Math.min(ROOMS_KEPT, wide ?? ROOMS_KEPT)}
        className={styles.rooms}
      >
        {rooms.map((room) => {
          if (isNone) return <RoomCard key={room.id} room={room} headingLevel={isAlone ? 3 : 4} />;
          const plans = plansInOrder(room.plans, isWished);
          return (
            <RoomCard key={room.id} room={room} headingLevel={isAlone ? 3 : 4} isGone={!room.plans.some(isOpen)}>
              <Fold
                kept={PLANS_KEPT}
                of={plans.length}
                more={t("property.plans.more", { count: plans.length - PLANS_KEPT })}
                less={t("common.less")}
                isOpenAtFirst={plans.findIndex(isMarked) >= PLANS_KEPT}
              >
                {plans.map((plan) => {
                  const choice = { roomTypeId: room.id, ratePlanId: plan.rate_plan_id };
                  const id = `plan-${index + 1}-${plan.rate_plan_id}`;
                  return (
                    <PlanRow
                      key={plan.rate_plan_id}
                      id={id}
                      room={inLocale(room, "name", locale)}
                      plan={plan}
                      stay={stay}
                      isAbroad={isAbroad}
                      address={addressOf(choice, id)}
                      isChosen={isChosen(plan)}
                      notice={isShort(plan) ? short?.notice : undefined}
                    />
                  );
                })}
              </Fold>
            </RoomCard>
          );
        })}
      </Fold>
    </div>
  );
}

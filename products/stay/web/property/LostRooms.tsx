import { useEffect, useRef } from "react";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import type { RoomChoice } from "./choice.ts";
import type { PropertyData } from "./load.ts";
import { type LostRoom, substitutesOf } from "./lost-rooms.ts";
import { OtherDates } from "./OtherDates.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { PLACE } from "./places.ts";

export type LostRoomsProps = {
  data: PropertyData;
  stay: StayQuery;
  rooms: RoomsValue;
  lost: readonly LostRoom[];
  /** True for the first or only lost rooms: the bar links to them, and other dates stand below. */
  isFirst: boolean;
  addressWith: (choices: readonly (RoomChoice | null)[]) => string;
};

/** The chosen rooms that are no longer available, each with its nearest substitutes. */
export function LostRooms({ data, stay, rooms, lost, isFirst, addressWith }: LostRoomsProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const place = useRef<HTMLDivElement>(null);
  const which = lost.map(({ party }) => party).join();

  // The pressed rate is no choice: the notice takes the focus, unless something is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room that is lost is another notice.
  useEffect(() => {
    if (document.activeElement?.matches("input, textarea, select")) return;
    place.current?.focus();
    // Once another is chosen the notice is gone, and the choice has the focus.
    return () => document.getElementById(PLACE.summary)?.focus({ preventScroll: true });
  }, [which]);

  function sentence({ party, reason, room, plan }: LostRoom): string {
    const name = room && inLocale(room, "name", locale);
    const text =
      name === null
        ? t("property.lost.unknown")
        : t(`property.lost.${reason}`, { room: name, count: plan?.rooms_left ?? 0 });
    return rooms.parties.length > 1
      ? t("property.lost.ofParty", { number: formatNumber(party + 1, locale), text })
      : text;
  }

  const named = (one: { name_fa: string; name_en: string }) => inLocale(one, "name", locale);
  return (
    <div id={isFirst ? PLACE.lost : undefined} ref={place} tabIndex={-1} className={styles.lost}>
      {lost.map((one) => {
        const substitutes = substitutesOf(rooms, data.choices, one);
        return (
          <Notice key={one.party} look="warning" isAlert>
            <Text size="label">{sentence(one)}</Text>
            <Text size="small">{t(substitutes.length > 0 ? "property.lost.next" : "property.lost.none")}</Text>
            <div className={styles.offers}>
              {substitutes.map(({ room, plan, isSameRoom, choices: next }) => (
                <Button key={plan.rate_plan_id} look="outline" href={addressWith(next)}>
                  {isSameRoom ? t("property.lost.samePlan", { plan: named(plan) }) : named(room)}
                  {" · "}
                  {formatMoneyText(plan.total, locale)}
                </Button>
              ))}
            </div>
          </Notice>
        );
      })}
      {isFirst && <OtherDates data={data} stay={stay} />}
    </div>
  );
}

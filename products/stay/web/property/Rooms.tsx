import { memo } from "react";
import { errorsByField } from "#app/src/features/results/load-list.ts";
import { GrownNote } from "#app/src/features/stay/GrownNote.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { ClosedToParty, isClosedToParty } from "./ClosedToParty.tsx";
import { Covers } from "./Covers.tsx";
import type { PropertyData } from "./load.ts";
import { roomsOfNone } from "./nothing-open.ts";
import { DatesBar } from "./PropertyBar.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { PLACE } from "./places.ts";
import type { PriceDays } from "./price-days.ts";
import { RoomCard } from "./RoomCard.tsx";
import { pricedFirst, RoomFrom } from "./RoomFrom.tsx";
import { StayForm } from "./StayForm.tsx";
import { StayRooms } from "./StayRooms.tsx";
import { TooMany } from "./TooMany.tsx";
import { useDatesLink } from "./useDatesLink.ts";

export type RoomsProps = { data: PropertyData; prices: PriceDays; actions: ScreenActions };

/** The heading, and beside it what the sums below are for; several parties have it each. */
function RoomsHead({ data: { details, stay, rooms, parties } }: Pick<RoomsProps, "data">) {
  const t = useText();
  const [alone, ...others] = parties;
  return (
    <div className={styles.roomsHead}>
      <Heading level={2} id="rooms-title">
        {t("property.rooms")}
      </Heading>
      {stay && rooms && roomsOfNone(rooms) === null && alone && others.length === 0 && (
        <Covers stay={stay} party={alone} />
      )}
      {!stay && details.is_active && details.is_bookable && (
        <Text size="small" tone="soft">
          {t("property.rooms.choose")}
        </Text>
      )}
    </div>
  );
}

/** The rooms: with the prices of a stay when the address has one, otherwise as they are. */
export const Rooms = memo(({ data, prices, actions }: RoomsProps) => {
  const t = useText();
  const { details, stay, rooms, roomErrors } = data;
  const isOpenForBooking = details.is_active && details.is_bookable;
  const closed = details.blocking !== null && isClosedToParty(details.blocking) ? details.blocking : null;
  const asked = `${stay?.checkIn} ${stay?.lengthOfStay} ${stay?.rooms}`;
  useDatesLink();

  return (
    <section className={cx(styles.section, styles.roomsSection)} id="rooms" aria-labelledby="rooms-title">
      <RoomsHead data={data} />
      {isOpenForBooking && (
        <div id={PLACE.dates} className={styles.datesPlace}>
          <FoldingSheet
            id={PLACE.datesSheet}
            title={t("property.dates.title")}
            closeLabel={t("common.close")}
            decided={asked}
          >
            <StayForm
              key={asked}
              details={details}
              stay={stay}
              typed={data.typed}
              errors={errorsByField(roomErrors)}
              parties={data.parties}
              wish={data.wish}
              prices={prices}
              actions={actions}
            />
          </FoldingSheet>
        </div>
      )}
      <GrownNote ages={data.grown} />
      {roomErrors.length > 0 && (
        <Notice look="danger" isAlert>
          <Text>{t("property.rooms.failed")}</Text>
          {roomErrors.map(({ name, message }) => (
            <Text key={name}>{message}</Text>
          ))}
        </Notice>
      )}
      <TooMany data={data} />
      {stay && rooms ? (
        <StayRooms key={asked} data={data} stay={stay} rooms={rooms} actions={actions} />
      ) : (
        <>
          {closed !== null && <ClosedToParty data={data} stay={null} blocking={closed} />}
          <Fold
            kept={2}
            of={details.room_types.length}
            more={t("property.rooms.all", { count: details.room_types.length })}
            less={t("common.less")}
            className={styles.rooms}
          >
            {pricedFirst(details.room_types).map((room) => (
              <RoomCard key={room.id} room={room}>
                {isOpenForBooking && closed === null && <RoomFrom room={room} data={data} />}
              </RoomCard>
            ))}
          </Fold>
          {isOpenForBooking && <DatesBar details={details} />}
        </>
      )}
    </section>
  );
});

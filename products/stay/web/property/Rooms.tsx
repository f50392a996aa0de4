import { memo } from "react";
import { NearbyDatesButton } from "#app/src/features/nearby/NearbyDates.tsx";
import { errorsByField } from "#app/src/features/results/load-list.ts";
import { GrownNote } from "#app/src/features/stay/GrownNote.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { PropertyData } from "./load.ts";
import { DatesBar } from "./PropertyBar.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { PLACE } from "./places.ts";
import type { PriceDays } from "./price-days.ts";
import { RoomCard } from "./RoomCard.tsx";
import { StayForm } from "./StayForm.tsx";
import { StayRooms } from "./StayRooms.tsx";
import { hasNearbyDates } from "./StayStrip.tsx";
import { TooMany } from "./TooMany.tsx";

export type RoomsProps = { data: PropertyData; prices: PriceDays; actions: ScreenActions };

/** The rooms: with the prices of a stay when the address has one, otherwise as they are. */
export const Rooms = memo(({ data, prices, actions }: RoomsProps) => {
  const t = useText();
  const { details, stay, rooms, roomErrors } = data;
  const isOpenForBooking = details.is_active && details.is_bookable;

  return (
    <section className={styles.section} id="rooms" aria-labelledby="rooms-title">
      <Inline justify="between">
        <Heading level={2} id="rooms-title">
          {t("property.rooms")}
        </Heading>
        {stay && rooms && hasNearbyDates(data) && <NearbyDatesButton />}
      </Inline>
      {isOpenForBooking && (
        <div id={PLACE.dates}>
          <Surface look="sunken">
            <StayForm
              details={details}
              stay={stay}
              typed={data.typed}
              errors={errorsByField(roomErrors)}
              parties={data.parties}
              wish={data.wish}
              prices={prices}
              actions={actions}
            />
          </Surface>
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
        <StayRooms data={data} stay={stay} rooms={rooms} actions={actions} />
      ) : (
        <>
          {isOpenForBooking && roomErrors.length === 0 && <Notice look="info">{t("property.rooms.choose")}</Notice>}
          <Fold
            kept={2}
            of={details.room_types.length}
            more={t("property.rooms.more", { count: details.room_types.length - 2 })}
            less={t("common.less")}
            className={styles.rooms}
          >
            {details.room_types.map((room) => (
              <RoomCard key={room.id} room={room} />
            ))}
          </Fold>
          {isOpenForBooking && <DatesBar details={details} />}
        </>
      )}
    </section>
  );
});

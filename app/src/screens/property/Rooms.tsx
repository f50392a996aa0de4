import type { ReactNode } from "react";
import { blockingText } from "#app/src/messages/blocking.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { addressOf } from "#app/src/routes.ts";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { RoomTypeSummary } from "#domain/contract/property.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDateRange, formatNights } from "#domain/text/dates.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { formatChoices, type RoomChoice, withChoice } from "./choice.ts";
import { chosenRooms, roomsInOrder } from "./chosen-stay.ts";
import type { PropertyData } from "./load.ts";
import { PlanRow } from "./PlanRow.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { StayForm } from "./StayForm.tsx";
import { StaySummary } from "./StaySummary.tsx";

function roomFacts(room: RoomTypeSummary, locale: Locale, t: Translate): { icon: IconName; text: string }[] {
  const view = locale === "fa" ? room.view_fa : room.view_en;
  return [
    { icon: "people", text: t("property.room.capacity", { count: room.capacity, extra: room.extra_capacity }) },
    ...(room.double_beds > 0
      ? [{ icon: "bed", text: t("property.room.double", { count: room.double_beds }) } as const]
      : []),
    ...(room.single_beds > 0
      ? [{ icon: "bed", text: t("property.room.single", { count: room.single_beds }) } as const]
      : []),
    ...(room.sofa_beds > 0 ? [{ icon: "bed", text: t("property.room.sofa", { count: room.sofa_beds }) } as const] : []),
    { icon: "area", text: t("property.room.area", { area: formatNumber(room.area, locale) }) },
    ...(view === null ? [] : [{ icon: "sun", text: view } as const]),
  ];
}

function RoomCard({
  room,
  headingLevel = 3,
  children,
}: {
  room: RoomTypeSummary;
  headingLevel?: 3 | 4;
  children?: ReactNode;
}) {
  const t = useText();
  const { locale } = useEnvironment();
  const name = locale === "fa" ? room.name_fa : room.name_en;
  return (
    <Surface as="article">
      <div className={styles.room}>
        <Picture scene={room.image} alt="" width={400} height={250} className={styles.roomPicture} />
        <Stack gap="xs">
          <Heading level={headingLevel} look="title">
            {name}
          </Heading>
          <ul className={styles.roomFacts}>
            {roomFacts(room, locale, t).map(({ icon, text }) => (
              <li key={text} className={styles.roomFact}>
                <Icon name={icon} size="small" />
                {text}
              </li>
            ))}
          </ul>
        </Stack>
        {children && <div className={styles.plans}>{children}</div>}
      </div>
    </Surface>
  );
}

export type RoomsProps = { data: PropertyData; choices: readonly (RoomChoice | null)[]; actions: ScreenActions };

/** The rooms: with the prices of a stay when the address has one, otherwise as they are. */
export function Rooms({ data, choices, actions }: RoomsProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { details, stay, rooms, roomErrors } = data;
  const place = { cityName: details.city.slug, propertyName: details.slug };
  const addressWith = (next: readonly (RoomChoice | null)[]) =>
    stay
      ? `${addressOf("property", place, { check_in: stay.checkIn, length_of_stay: stay.lengthOfStay, rooms: stay.rooms, choice: formatChoices(next) })}#rooms`
      : "";
  const isOpenForBooking = details.is_active && details.is_bookable;

  return (
    <section className={styles.section} id="rooms" aria-labelledby="rooms-title">
      <Heading level={2} id="rooms-title">
        {t("property.rooms")}
      </Heading>
      {isOpenForBooking && (
        <Surface look="sunken">
          <StayForm details={details} stay={stay} parties={data.parties} actions={actions} />
        </Surface>
      )}
      {roomErrors.length > 0 && (
        <Notice look="danger" isAlert>
          <Text>{t("property.rooms.failed")}</Text>
          {roomErrors.map(({ name, message }) => (
            <Text key={name}>{message}</Text>
          ))}
        </Notice>
      )}
      {stay && rooms ? (
        <>
          <Text tone="soft">
            {t("property.rooms.stay", {
              range: formatDateRange(stay.checkIn, stay.checkOut, environment),
              nights: formatNights(stay.lengthOfStay, locale),
            })}
          </Text>
          {rooms.blocking.map((blocking) => (
            <Notice key={blocking.reason} look="warning">
              {blockingText(blocking, t, environment)}
            </Notice>
          ))}
          <div className={styles.roomsLayout}>
            <Stack gap="xl">
              {rooms.parties.map((party, index) => (
                <div key={index} className={styles.rooms}>
                  {rooms.parties.length > 1 && (
                    <Heading level={3}>
                      {t("property.rooms.party", {
                        number: formatNumber(index + 1, locale),
                        summary: t("occupancy.summary", {
                          adults: party.adults,
                          children: party.children.length,
                          rooms: 1,
                        }),
                      })}
                    </Heading>
                  )}
                  {party.room_types.length === 0 && <Notice look="info">{t("property.rooms.none")}</Notice>}
                  {roomsInOrder(party.room_types).map((room) => (
                    <RoomCard key={room.id} room={room} headingLevel={rooms.parties.length > 1 ? 4 : 3}>
                      {room.plans.map((plan) => {
                        const choice = { roomTypeId: room.id, ratePlanId: plan.rate_plan_id };
                        const current = choices[index];
                        return (
                          <PlanRow
                            key={plan.rate_plan_id}
                            plan={plan}
                            stay={stay}
                            address={addressWith(withChoice(choices, index, choice))}
                            isChosen={current?.roomTypeId === room.id && current.ratePlanId === plan.rate_plan_id}
                          />
                        );
                      })}
                    </RoomCard>
                  ))}
                </div>
              ))}
            </Stack>
            <StaySummary
              propertyId={details.id}
              parties={data.parties}
              chosen={chosenRooms(rooms, choices)}
              stay={stay}
              actions={actions}
            />
          </div>
        </>
      ) : (
        <>
          {isOpenForBooking && roomErrors.length === 0 && <Notice look="info">{t("property.rooms.choose")}</Notice>}
          <div className={styles.rooms}>
            {details.room_types.map((room) => (
              <RoomCard key={room.id} room={room} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

import { type FormEvent, useState } from "react";
import { usePartyAudience } from "#app/src/features/audience/usePartyAudience.tsx";
import { GrownNote } from "#app/src/features/stay/GrownNote.tsx";
import { useOccupancyWords } from "#app/src/features/stay/occupancy-words.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { CarriedFields } from "#app/src/page/CarriedFields.tsx";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { OccupancyField } from "#design-system/components/OccupancyPicker/OccupancyField.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import { areWithinBounds, formatRooms } from "#domain/rooms.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { formatBeds, parseBeds, tourRooms, withBedToggled } from "#products/tour/rules/party.ts";
import { childrenOfBeds } from "#products/tour/rules/room-price.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { PLACE } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";
import * as styles from "./TourDetail.css.ts";

/** Optional beds for children too young to need one. */
function Beds({ data: { details, parties, choice } }: { data: TourDetailData }) {
  const t = useText();
  const { locale } = useEnvironment();
  const rooms = tourRooms(parties, parseBeds(choice.beds ?? undefined) ?? []);
  const young = childrenOfBeds(rooms);
  if (young.length === 0) return null;
  return (
    <nav className={styles.choices} aria-label={t("tour.beds")}>
      <span className={styles.label}>{t("tour.beds")}</span>
      <div className={styles.chips}>
        {young.map(({ room, child, age, withBed }) => (
          <Chip
            key={`${room}-${child}`}
            href={tourAddress(
              details,
              { ...choice, beds: formatBeds(withBedToggled(rooms, { room, child })) || null },
              PLACE.packages,
            )}
            isChosen={withBed}
          >
            {t("tour.beds.child", { age: formatNumber(age, locale), room: formatNumber(room + 1, locale) })}
          </Chip>
        ))}
      </div>
    </nav>
  );
}

/** Party of the tour: a native form that submits to the page's own address. */
export function Travellers({ data, actions }: { data: TourDetailData; actions: ScreenActions }) {
  const t = useText();
  const words = useOccupancyWords();
  const { details, choice, errors, grown } = data;
  const [parties, setParties] = useState(data.asked);
  const audience = usePartyAudience();
  const hasChanged = formatRooms(parties) !== formatRooms(data.asked) || audience.hasChanged;

  const [isTried, setTried] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!areWithinBounds(parties)) return;
    const next = { ...choice, rooms: formatRooms(parties), beds: null, ...audience.parameter };
    actions.go(tourAddress(details, next, PLACE.packages));
  }
  return (
    <div className={styles.part}>
      <form method="get" action={tourAddress(details)} className={styles.travellers} onSubmit={submit}>
        <CarriedFields asked={AUDIENCE} />
        {(["origin", "departure", "package"] as const).map(
          (name) => choice[name] !== null && <input key={name} type="hidden" name={name} value={choice[name]} />,
        )}
        <div className={styles.party}>
          <OccupancyField
            label={t("tour.travellers")}
            value={parties}
            onChange={setParties}
            isTried={isTried}
            question={audience.question}
            words={words}
          />
        </div>
        <div className={cx(!hasChanged && styles.withoutScript)}>
          <Button type="submit" look="secondary" isFullWidth>
            {t("tour.travellers.apply")}
          </Button>
        </div>
      </form>
      <GrownNote ages={grown} />
      {errors.length > 0 && (
        <Notice look="danger" isAlert>
          {errors.map(({ name, message }) => (
            <Text key={name}>{message}</Text>
          ))}
        </Notice>
      )}
      <Beds data={data} />
    </div>
  );
}

import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { formatNumber } from "#domain/text/numbers.ts";
import { type TourRoom, withBedToggled } from "#products/tour/rules/party.ts";
import { childrenOfBeds } from "#products/tour/rules/room-price.ts";

type OtherBedsProps = { rooms: readonly TourRoom[]; onChange: (rooms: TourRoom[]) => void };

/** A bed for each child whose age does not require one; nothing where there is no such child. */
export function OtherBeds({ rooms, onChange }: OtherBedsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const young = childrenOfBeds(rooms);
  if (young.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesOf}>{t("reserve.tour.other.beds")}</legend>
      {young.map(({ room, child, age, withBed }) => (
        <Choice
          key={`${room}-${child}`}
          name="beds"
          value={`${room}-${child}`}
          isChecked={withBed}
          onChange={() => onChange(withBedToggled(rooms, { room, child }))}
        >
          {t("reserve.tour.other.bed", { age: formatNumber(age, locale), room: formatNumber(room + 1, locale) })}
        </Choice>
      ))}
    </fieldset>
  );
}

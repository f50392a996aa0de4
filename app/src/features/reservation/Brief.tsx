import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { AnyParts } from "./product-parts.ts";
import * as styles from "./reservation.css.ts";

export type BriefProps = { reservation: ReservationEnvelope; parts: AnyParts };

/** Subject, dates and travellers of a reservation, for narrow screens, whose card is further down. */
export function Brief({ reservation, parts }: BriefProps) {
  const t = useText();
  const [name, ...rest] = parts.briefOf(reservation, t, useEnvironment());
  return (
    <p className={styles.brief}>
      <strong className={styles.briefName}>{name}</strong>
      {rest.map((text) => (
        <span key={text}>
          {/* A separator ends its line and begins none. */}
          {"\u00A0· "}
          <span className={styles.briefPart}>{text}</span>
        </span>
      ))}
    </p>
  );
}

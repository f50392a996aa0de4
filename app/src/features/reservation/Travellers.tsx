import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./reservation.css.ts";

type Traveller = ReservationEnvelope["travellers"][number];

/** A traveller's name in the page's language, else in the other; a dash without any. */
export function nameOf(one: Traveller, locale: "fa" | "en"): string {
  const persian = [one.first_name_fa, one.last_name_fa].filter(Boolean).join(" ");
  const latin = [one.first_name_en, one.last_name_en].filter(Boolean).join(" ");
  return ofPair([persian || latin, latin || persian], locale) || "—";
}

/** National code, else passport number: the document that a traveller shows at reception. */
export const documentOf = (one: Traveller): string | null => one.national_code ?? one.passport_number;

/** The travellers, with their rooms where there are rooms. */
export function Travellers({ travellers, hasRooms }: { travellers: readonly Traveller[]; hasRooms: boolean }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <ul className={styles.people}>
      {travellers.map((one, index) => {
        const document = documentOf(one);
        return (
          <li key={index} className={styles.person}>
            <span>
              <Text as="span" size="label">
                <bdi>{nameOf(one, locale)}</bdi>
              </Text>
              <Text as="span" size="small" tone="mute">
                {" "}
                {t(`ageGroups.${one.age_group}`)}
                {hasRooms && one.is_room_supervisor && ` · ${t("reserve.status.supervisor")}`}
              </Text>
            </span>
            <Text as="span" size="small" tone="soft">
              {hasRooms && t("reserve.status.room", { number: formatNumber(one.room + 1, locale) })}
              {hasRooms && document !== null && " · "}
              {document !== null && <Code>{document}</Code>}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

import { audienceText } from "#app/src/features/audience/audience-text.ts";
import { partiesText } from "#app/src/features/stay/parties-text.ts";
import * as styles from "#app/src/features/voucher/voucher.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Heading } from "#design-system/components/Text/Text.tsx";
import type { StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import { type Audience as AudienceOfRate, audienceOf } from "#domain/sale/audience.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { StayDates } from "./StayCard.tsx";

/** Dates and rooms, as a reception desk looks them up. */
export function VoucherBody({ voucher }: { voucher: StayVoucherValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      <section className={styles.part}>
        <StayDates stay={voucher} look="paper" />
      </section>
      <section className={styles.part} aria-labelledby="voucher-rooms">
        <Heading level={2} look="label" id="voucher-rooms">
          {t("reserve.voucher.rooms")}
        </Heading>
        <ul className={styles.list}>
          {voucher.rooms.map((room, index) => (
            <li key={index}>
              {t("reserve.prepare.room", {
                number: formatNumber(index + 1, locale),
                name: inLocale(room, "name", locale),
              })}
              {" · "}
              {t(`meals.${room.meal}`)}
              {" · "}
              {partiesText([room], t)}
              <Audience of={audienceOf(room)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Audience of a restricted rate, which the desk checks against the guests. */
function Audience({ of }: { of: AudienceOfRate }) {
  const text = audienceText(of, useText());
  return text === null ? null : ` · ${text}`;
}

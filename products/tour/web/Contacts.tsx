import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import * as styles from "./reserved.css.ts";

type ContactsProps = {
  tour: TourSubject["tour"];
  /** With the emergency number, which answers at any hour: on paper. */
  hasEmergency?: boolean;
};

/** Leader and agency of the tour, with their phone numbers. */
export function Contacts({ tour, hasEmergency = false }: ContactsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const leader = inLocale(tour, "leader", locale);
  return (
    <dl className={styles.contacts}>
      {leader && (
        <>
          <Text as="dt" size="small" tone="mute">
            {t("reserve.tour.leader")}
          </Text>
          <Text as="dd" size="small">
            {leader}
          </Text>
        </>
      )}
      <Text as="dt" size="small" tone="mute">
        {t(hasEmergency ? "reserve.tour.voucher.agency" : "reserve.tour.agency")}
      </Text>
      <Text as="dd" size="small">
        {inLocale(tour, "agency", locale)} · <PhoneLink number={tour.agency_phone} />
      </Text>
      {hasEmergency && (
        <>
          <Text as="dt" size="small" tone="mute">
            {t("reserve.tour.voucher.emergency")}
          </Text>
          <Text as="dd" size="small">
            <SupportNumbers />
          </Text>
        </>
      )}
    </dl>
  );
}

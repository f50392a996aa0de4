import * as paper from "#app/src/features/voucher/voucher.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { TourVoucherValue } from "#products/tour/contract/tour.shapes.ts";
import { passportsOf } from "#products/tour/rules/passports.ts";
import { Contacts } from "./Contacts.tsx";
import { DocumentsInHand } from "./DocumentRules.tsx";
import { GroupState } from "./GroupState.tsx";
import { Hotels } from "./Hotels.tsx";
import * as styles from "./journey.css.ts";
import { Legs } from "./Legs.tsx";
import { roomText } from "./room-text.ts";
import { partiesOf } from "./tour-texts.ts";

/** The journey, the nights, the rooms, the documents and the phone numbers: on one sheet. */
export function VoucherBody({ voucher: { subject, departure, travellers } }: { voucher: TourVoucherValue }) {
  const t = useText();
  const { audience, locale } = useEnvironment();
  const parties = partiesOf(subject);
  return (
    <>
      <section className={paper.part} aria-labelledby="voucher-legs">
        <Heading level={2} look="label" id="voucher-legs">
          {t("tour.legs")}
        </Heading>
        <Legs journey={subject} look="paper" />
        {departure.state !== "cancelled" && <GroupState departure={departure} />}
      </section>
      <div className={styles.columns}>
        <section className={paper.part} aria-labelledby="voucher-hotels">
          <Heading level={2} look="label" id="voucher-hotels">
            {t("reserve.tour.hotels")}
          </Heading>
          <Hotels subject={subject} look="paper" />
        </section>
        <section className={paper.part} aria-labelledby="voucher-rooms">
          <Heading level={2} look="label" id="voucher-rooms">
            {t("reserve.voucher.rooms")}
          </Heading>
          <ul className={styles.list}>
            {parties.map((_, at) => (
              <Text as="li" size="small" key={at}>
                {roomText(parties, at, t, locale)}
              </Text>
            ))}
          </ul>
        </section>
        <section className={paper.part} aria-labelledby="voucher-documents">
          <Heading level={2} look="label" id="voucher-documents">
            {t("reserve.tour.documents.hand")}
          </Heading>
          <DocumentsInHand tour={subject.tour} passports={passportsOf(travellers, audience)} />
        </section>
        <section className={paper.part} aria-labelledby="voucher-contacts">
          <Heading level={2} look="label" id="voucher-contacts">
            {t("reserve.tour.voucher.contact")}
          </Heading>
          <Contacts tour={subject.tour} hasEmergency />
        </section>
      </div>
    </>
  );
}

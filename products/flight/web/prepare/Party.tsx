import { useText } from "#app/src/messages/words.ts";
import { CarriedFields } from "#app/src/page/CarriedFields.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { FlightCountFields } from "#products/flight/web/FlightParty.tsx";
import { offersOf } from "./chosen.ts";
import type { ReviewData } from "./load.ts";
import * as styles from "./review.css.ts";

/** Faults of the address's party, and a native form that corrects it on the page's own address. */
export function Party({ data: { ways, counts, errors } }: { data: ReviewData }) {
  const t = useText();
  const [out, back] = offersOf(ways);
  const offers = { offer_id: out?.offer_id, return_offer_id: back?.offer_id };
  return (
    <Surface as="section" labelledBy="party">
      <form method="get" action={addressOf("flightPrepare")} className={styles.part}>
        <CarriedFields />
        <Heading level={2} look="title" id="party">
          {t("flightReview.party")}
        </Heading>
        <Notice look="danger" isAlert>
          {errors.map(({ name, message }) => (
            <Text key={name}>{message}</Text>
          ))}
        </Notice>
        <Text size="small" tone="soft">
          {t("flightReview.party.text")}
        </Text>
        {Object.entries(offers).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={styles.counts}>
          <FlightCountFields counts={counts} errors={{}} />
          <Button type="submit" look="primary">
            {t("flightReview.party.apply")}
          </Button>
        </div>
      </form>
    </Surface>
  );
}

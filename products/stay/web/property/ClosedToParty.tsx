import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { blockingText } from "#app/src/messages/blocking.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { audienceParameter } from "#domain/addresses/party-audience.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { PropertyData } from "./load.ts";
import * as styles from "./PropertyScreen.css.ts";
import { pageAddress } from "./page-address.ts";
import { PLACE } from "./places.ts";

/** The party that has the rates which one party cannot have; a mixed one has none of either. */
const OTHER = { iranian: "foreign", foreign: "iranian", mixed: null } as const satisfies Record<
  PartyAudience,
  PartyAudience | null
>;

/** True for the reason that no rate of a property is open to the party. */
export const isClosedToParty = ({ reason }: Blocking): boolean => reason === "closed_to_audience";

type ClosedToPartyProps = { data: PropertyData; stay: StayQuery | null; blocking: Blocking };

/** Rates are for travellers with other passports alone: the way on for a party that has those, and other places. */
export function ClosedToParty({ data, stay, blocking }: ClosedToPartyProps) {
  const t = useText();
  const environment = useEnvironment();
  const { audience, locale } = environment;
  const { details, similar } = data;
  const other = OTHER[audience];
  const asked = stay === null ? {} : stayParameters(stay);
  const cityName = inLocale(details.city, "name", locale);
  const inCity = { destination_id: `city-${details.city.id}`, destination_name: cityName };
  const search = stay && addressOf("propertySearch", {}, { ...inCity, ...asked });
  return (
    <Notice look="warning">
      <Text>{blockingText(blocking, t, environment)}</Text>
      <div className={styles.offers}>
        {other === null ? (
          <Button look="outline" icon="people" opens={PLACE.datesSheet}>
            {t("property.closed.change")}
          </Button>
        ) : (
          <Button
            look="outline"
            icon="people"
            href={`${pageAddress(data, { ...asked, ...audienceParameter(other, locale) })}#rooms`}
          >
            {t(`property.closed.${other}`)}
          </Button>
        )}
        {similar !== null && similar.items.length > 0 && (
          <Button look="outline" href="#similar">
            {t("property.full.similar")}
          </Button>
        )}
        {search !== null && (
          <Button look="outline" icon="search" href={search}>
            {t("property.full.search", { city: cityName })}
          </Button>
        )}
      </div>
    </Notice>
  );
}

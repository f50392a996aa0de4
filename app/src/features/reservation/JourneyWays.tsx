import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Menu } from "#design-system/components/Menu/Menu.tsx";
import { mapsAppsFor } from "#domain/place/maps-apps.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { internationalPhone } from "#domain/text/phone.ts";
import type { JourneyFacts } from "./product-parts.ts";

/** The way to the place of a journey, in a maps app of the traveller's choice or on this site, and its supplier's number. */
export function JourneyWays({ facts: { place, phone } }: { facts: Pick<JourneyFacts, "place" | "phone"> }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      {place && (
        <Menu
          label={t("reserve.ways.there")}
          icon="map"
          look="outline"
          choices={[
            ...mapsAppsFor(place.country, locale).map(({ id, name, addressTo }) => ({
              id,
              label: ofPair(name, locale),
              href: addressTo(place),
            })),
            ...(place.page === null ? [] : [{ id: "here", label: t("reserve.ways.map"), href: place.page }]),
          ]}
        />
      )}
      {phone && (
        <Button look="outline" icon="phone" href={`tel:${internationalPhone(phone)}`}>
          {t("reserve.ways.call")}
        </Button>
      )}
    </>
  );
}

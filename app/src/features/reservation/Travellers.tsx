import { useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatNumber } from "#domain/text/numbers.ts";
import { DocumentNumber } from "./DocumentNumber.tsx";
import * as styles from "./reservation.css.ts";
import { documentOf, nameOf, type Traveller } from "./traveller-text.ts";

type TravellersProps = {
  travellers: readonly Traveller[];
  hasRooms: boolean;
  /** True where the provider itself sends masked numbers: there is nothing to show. */
  isMasked: boolean;
};

/** The travellers, with their rooms where there are rooms; their documents' numbers are shown at a press. */
export function Travellers({ travellers, hasRooms, isMasked }: TravellersProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const hasNumbers = travellers.some((one) => documentOf(one) !== null);
  return (
    <Stack gap="sm">
      <div className={styles.peopleHead}>
        <Heading level={2} look="title" id="travellers">
          {t("reserve.status.travellers")}
        </Heading>
        {hasNumbers && !isMasked && (
          <Button look="quiet" onClick={() => setShown(!isShown)}>
            {t(isShown ? "reserve.status.documents.hide" : "reserve.status.documents.show")}
          </Button>
        )}
      </div>
      <ul className={styles.travellers}>
        {travellers.map((one, index) => (
          <Person key={index} one={one} hasRooms={hasRooms} isShown={isShown} />
        ))}
      </ul>
    </Stack>
  );
}

type PersonProps = Pick<TravellersProps, "hasRooms"> & { one: Traveller; isShown: boolean };

function Person({ one, hasRooms, isShown }: PersonProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <li className={styles.person}>
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
        {hasRooms && documentOf(one) !== null && " · "}
        <DocumentNumber of={one} isShown={isShown} />
      </Text>
    </li>
  );
}

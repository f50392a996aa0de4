import { TravellerFields, type TravellerFieldsProps } from "#app/src/features/traveller/TravellerFields.tsx";
import { useText } from "#app/src/messages/words.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import * as styles from "./prepare.css.ts";
import { useVisit } from "./useVisit.ts";

export type ContactCardProps = Pick<TravellerFieldsProps, "person" | "errors" | "product" | "scope" | "onChange"> & {
  /** The seat whose traveller is the contact, from 0. */
  seat: number;
  /** Mobile number of the account, once it is known. */
  ownMobile: string | null;
  onVisit: (field: string) => void;
};

/** Card with the contact of a booking: first on its page, and filled from the account. */
export function ContactCard({ seat, ownMobile, onVisit, ...fields }: ContactCardProps) {
  const t = useText();
  const onBlur = useVisit(onVisit);
  const isOwn = ownMobile !== null && canonicalMobile(fields.person.mobile) === canonicalMobile(ownMobile);
  return (
    <Surface as="section" labelledBy="contact">
      <div onBlur={onBlur}>
        <Stack gap="xs">
          <div className={styles.cardHead}>
            <Heading level={2} look="title" id="contact">
              {t("reserve.contact.title")}
            </Heading>
            {isOwn && (
              <Badge look="success" icon="check">
                {t("reserve.contact.own")}
              </Badge>
            )}
          </div>
          <Text size="small" tone="soft">
            {t(isOwn ? "reserve.contact.lead.own" : "reserve.contact.lead")}
          </Text>
          <TravellerFields
            {...fields}
            part="contact"
            countries={[]}
            travellerRole="supervisor"
            needsLatinNames={false}
            section={`section-p${seat + 1}`}
            idPrefix={`travellers.${seat}`}
          />
        </Stack>
      </div>
    </Surface>
  );
}

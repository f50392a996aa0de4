import { EditorialBand } from "#app/src/features/editorial/EditorialBand.tsx";
import { Shelf } from "#app/src/features/editorial/Shelf.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { carriedInto } from "#domain/addresses/routes.ts";
import type { PartnerValue } from "#domain/contract/content.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { safePath } from "#domain/text/safe-path.ts";
import { Mark } from "./Mark.tsx";
import * as styles from "./PartnerScreen.css.ts";

/** R35: a partner company and the offers to its visitors. Its links never leave this site. */
export function PartnerScreen({ data, actions }: ScreenProps<PartnerValue>) {
  const t = useText();
  const { locale } = useEnvironment();
  const name = inLocale(data, "name", locale);
  const links = data.links.filter(({ address }) => safePath(address) !== null);
  return (
    <>
      <EditorialBand title={name} lead={inLocale(data, "text", locale)} image={data.image} mark={<Mark name={name} />}>
        {links.length > 0 && (
          <nav aria-label={t("partner.links")} className={styles.links}>
            {links.map((link) => (
              <Chip key={link.address} href={carriedInto(link.address)}>
                {inLocale(link, "label", locale)}
              </Chip>
            ))}
          </nav>
        )}
      </EditorialBand>
      <Container>
        <Shelf
          title={t("partner.offers")}
          cards={data.offers}
          empty={{ title: t("partner.none.title"), text: t("partner.none.text") }}
          actions={actions}
        />
      </Container>
    </>
  );
}

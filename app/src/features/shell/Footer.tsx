import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Kept } from "#app/src/page/Kept.tsx";
import type { Store } from "#app/src/store/store.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { companyPlace } from "#domain/messages/company-places.ts";
import { CurrencyChoice } from "./CurrencyChoice.tsx";
import * as styles from "./Footer.css.ts";
import { linksOf, moreSections, type Row, sections, tracking } from "./frame-links.ts";
import { ThemeChoice } from "./ThemeChoice.tsx";

export type FooterProps = { store: Pick<Store, "theme">; actions: Pick<ScreenActions, "chooseTheme" | "client"> };

const occasions: readonly Row[] = [
  { to: () => addressOf("nowruz"), words: "shell.occasions.nowruz" },
  { to: () => addressOf("nowruzTours"), words: "shell.occasions.nowruzTours" },
  { to: () => addressOf("nowruzForeignTours"), words: "shell.occasions.nowruzForeignTours" },
  { to: () => addressOf("chabahar"), words: "shell.occasions.chabahar" },
  { to: () => addressOf("oneNightOffer"), words: "shell.occasions.oneNight" },
];

const footerColumns: readonly { heading: MessageId; rows: readonly Row[] }[] = [
  { heading: "shell.footer.places", rows: [...sections, ...moreSections] },
  {
    heading: "shell.footer.help",
    rows: [
      tracking,
      { content: "rulesAndPolicies", words: "shell.footer.rules" },
      { content: "contact", words: "shell.footer.contact" },
      { content: "about", words: "shell.footer.aboutUs" },
      { to: () => addressOf("registerHotel"), words: "shell.footer.registerHotel" },
    ],
  },
  { heading: "shell.footer.occasions", rows: occasions },
];

/** The company in a sentence, the numbers of support, then its e-mail, messengers and seals. */
function Reach() {
  const t = useText();
  const { locale, companyLinks } = useEnvironment();
  return (
    <div className={styles.about}>
      <Text size="small" tone="soft" isMeasured>
        {t("shell.footer.about")}
      </Text>
      <Text as="div" size="small" tone="soft">
        {t("shell.support")} <SupportNumbers className={styles.call} />
      </Text>
      {companyLinks.length > 0 && (
        <div className={styles.reach}>
          {companyLinks.map((address) => (
            <a key={address} className={styles.footerLink} href={address} rel="noreferrer">
              <bdi>{companyPlace(address, locale)}</bdi>
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

/** The last line of the page: the seller, the source of the maps, the currency beside toman, and the theme. */
function Base({ store, actions }: FooterProps) {
  const t = useText();
  const { sellerLegalId } = useEnvironment();
  const isHydrated = useHydrated();
  return (
    <div className={styles.base}>
      {sellerLegalId !== null && (
        <Text as="span" size="caption" tone="mute">
          {t("shell.footer.legalId")} <Code>{sellerLegalId}</Code>
        </Text>
      )}
      <Text as="span" size="caption" tone="mute">
        {t("shell.footer.maps")}
      </Text>
      <div className={styles.baseEnd}>
        {/* Without scripts there is nothing to choose. */}
        {isHydrated ? (
          <>
            <CurrencyChoice client={actions.client} />
            <ThemeChoice theme={store.theme} onChoose={actions.chooseTheme} />
          </>
        ) : (
          <>
            <div className={styles.choicePlace} />
            <div className={styles.choicePlace} />
          </>
        )}
      </div>
    </div>
  );
}

/** The end of every page: its sections, help, the company, the currency and the theme. */
export const Footer = (props: FooterProps) => (
  <Kept as="footer" name="footer" of={[]} className={styles.footer}>
    <Columns {...props} />
  </Kept>
);

function Columns(props: FooterProps) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <Container>
      <div className={styles.footerGrid}>
        <Reach />
        {footerColumns.map(({ heading, rows }) => (
          <nav key={heading} aria-label={t(heading)}>
            <div className={styles.links}>
              <Heading level={2} look="label" tone="mute">
                {t(heading)}
              </Heading>
              {linksOf(rows, environment).map(({ address, words }) => (
                <a key={words} className={styles.footerLink} href={address}>
                  {t(words)}
                </a>
              ))}
            </div>
          </nav>
        ))}
      </div>
      <Base {...props} />
    </Container>
  );
}

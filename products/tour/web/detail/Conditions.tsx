import type { ReactNode } from "react";
import { Penalties } from "#app/src/features/cancellation/Penalties.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatMonths } from "#domain/text/dates.ts";
import { inLocale, ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { passportsOf } from "#products/tour/rules/passports.ts";
import { chosenOf } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";
import * as styles from "./TourDetail.css.ts";

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Heading level={3} look="title">
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Visa for Iranian passports, its fee, and how long issuing it takes. */
function IranianVisa({ visa }: Pick<TourDetailData["details"], "visa">) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      <Text>
        {t("tour.passports.iranian")} {t(`tour.visa.${visa.kind}`)}
      </Text>
      {visa.fee > 0 && <Text>{t("tour.visa.fee", { amount: formatMoneyText(visa.fee, locale) })}</Text>}
      {visa.processing_days > 0 && <Text>{t("tour.visa.days", { days: visa.processing_days })}</Text>}
    </>
  );
}

/** Documents to have in hand on the day, and visas: what is known for the party's passports. */
function Documents({ data: { details } }: { data: TourDetailData }) {
  const t = useText();
  const { audience, locale } = useEnvironment();
  const { documents, visa, passport_months, kind } = details;
  const isAbroad = kind === "foreign";
  const passports = passportsOf([], audience);
  return (
    <section className={styles.section} id="documents" aria-labelledby="documents-title">
      <Heading level={2} id="documents-title">
        {t("tour.nav.documents")}
      </Heading>
      <div className={styles.twoColumns}>
        <Fact title={t("tour.documents")}>
          {isAbroad && passports.iranian && <Text size="small">{t("tour.passports.iranian")}</Text>}
          <ul className={styles.bullets}>
            {(!isAbroad || passports.iranian) &&
              documents.map((item) => <li key={item.fa}>{ofPair([item.fa, item.en], locale)}</li>)}
            {passport_months !== null && (
              <li>{t("tour.documents.passport", { months: formatMonths(passport_months, locale) })}</li>
            )}
          </ul>
        </Fact>
        {isAbroad && (
          <Fact title={t("tour.visa")}>
            {passports.iranian && <IranianVisa visa={visa} />}
            {passports.others && (
              <Text size="small" tone="soft">
                {t(passports.iranian ? "tour.passports.others" : "tour.passports.alone")}
              </Text>
            )}
          </Fact>
        )}
      </div>
    </section>
  );
}

/** Documents, agency, protection of the payment, and cost of cancelling. */
export function Conditions({ data }: { data: TourDetailData }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { details } = data;
  const chosen = chosenOf(data);
  const { agency } = details;
  return (
    <>
      <Documents data={data} />
      <section className={styles.section} id="terms" aria-labelledby="terms-title">
        <Heading level={2} id="terms-title">
          {t("tour.nav.terms")}
        </Heading>
        <Notice look="info">
          <Text size="small">{t("tour.trust.text")}</Text>
        </Notice>
        <div className={styles.twoColumns}>
          <Fact title={t("tour.agency")}>
            <Text>{inLocale(agency, "name", locale)}</Text>
            <Text size="small" tone="soft">
              {inLocale(agency, "licence", locale)}
            </Text>
            <PhoneLink number={agency.phone} />
          </Fact>
          {details.leader_fa !== null && details.leader_en !== null && (
            <Fact title={t("tour.leader")}>
              <Text>{ofPair([details.leader_fa, details.leader_en], locale)}</Text>
            </Fact>
          )}
          <Fact title={t("tour.insurance")}>
            <Text>{inLocale(details, "insurance", locale)}</Text>
          </Fact>
        </div>
        {chosen ? (
          <Penalties penalties={chosen.penalties} isAbroad={details.kind === "foreign"} />
        ) : (
          <Fact title={t("sale.penalties")}>
            <Text tone="soft">{t("tour.penalties.choose")}</Text>
          </Fact>
        )}
      </section>
    </>
  );
}

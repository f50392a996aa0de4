import { useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useContentAddress } from "#app/src/page/content-address.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { AccountActions } from "#app/src/store/account.ts";
import { Accordion } from "#design-system/components/Accordion/Accordion.tsx";
import { Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { CountryChoice } from "#domain/contract/base.shapes.ts";
import { localDigits } from "#domain/text/digits.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./NumbersAbroad.css.ts";

/** The countries abroad that codes are sent to, by name. */
function Served({ countries }: { countries: readonly CountryChoice[] }) {
  const t = useText();
  const { locale } = useEnvironment();
  const nameOf = (country: CountryChoice) => inLocale(country, "name", locale);
  const served = countries
    .filter(({ iso2, has_sms }) => has_sms && iso2 !== "IR")
    .toSorted((one, next) => nameOf(one).localeCompare(nameOf(next), locale));
  if (served.length === 0) return <Text>{t("login.abroad.none")}</Text>;
  return (
    <>
      <Text>{t("login.abroad.served")}</Text>
      <ul className={styles.list}>
        {served.map((country) => (
          <li key={country.iso2} className={styles.country}>
            {nameOf(country)} <Latin>{localDigits(`+${country.calling_code}`, locale)}</Latin>
          </li>
        ))}
      </ul>
      <Text>{t("login.abroad.other")}</Text>
    </>
  );
}

/** Countries whose numbers can receive a code, and the alternative for others: shown before a number is typed. */
export function NumbersAbroad({ account }: { account: Pick<AccountActions, "countries"> }) {
  const t = useText();
  const contact = useContentAddress("contact");
  const [countries, setCountries] = useState<readonly CountryChoice[] | "loading" | null>(null);

  async function load(): Promise<void> {
    setCountries("loading");
    setCountries((await account.countries()) ?? null);
  }

  return (
    <Accordion title={t("login.abroad")} onOpen={() => (countries === null ? void load() : undefined)}>
      <Stack gap="sm">
        {countries === "loading" && <Skeleton />}
        {countries === null && (
          <>
            <Text>{t("login.abroad.failed")}</Text>
            <Button look="outline" onClick={() => void load()}>
              {t("common.retry")}
            </Button>
          </>
        )}
        {countries !== null && countries !== "loading" && <Served countries={countries} />}
        {contact !== null && (
          <Button look="quiet" href={contact}>
            {t("login.abroad.write")}
          </Button>
        )}
      </Stack>
    </Accordion>
  );
}

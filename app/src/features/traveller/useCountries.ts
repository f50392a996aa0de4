import { useEffect, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { Country } from "#domain/contract/base.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";

/** Until the list has loaded, and if it fails: Iran alone. */
const iran: Country = { id: 0, iso2: "IR", name_fa: "ایران", name_en: "Iran" };

/** All countries in the order of their names, Iran first. */
export function useCountries(client: Client, locale: Locale): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>([iran]);
  useEffect(() => {
    const left = new AbortController();
    const nameOf = (country: Country) => inLocale(country, "name", locale);
    void client.call(baseCalls.countries, { signal: left.signal }).then((result) => {
      if (!result.ok || left.signal.aborted) return;
      const others = result.value.filter(({ iso2 }) => iso2 !== "IR");
      setCountries([iran, ...others.toSorted((one, next) => nameOf(one).localeCompare(nameOf(next), locale))]);
    });
    return () => left.abort();
  }, [client, locale]);
  return countries;
}

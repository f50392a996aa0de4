import { useSignals } from "@preact/signals-react/runtime";
import { useCallback, useEffect, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { approximation } from "#app/src/store/approximation.ts";
import { currencyOf, keepCurrency, keptCurrency } from "#app/src/store/kept-currency.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ForeignCurrency } from "#domain/payment/exchange.ts";
import { formatDate } from "#domain/text/dates.ts";
import { FooterChoice } from "./FooterChoice.tsx";

const NONE = "none";
const choices: readonly [name: typeof NONE | ForeignCurrency, words: MessageId][] = [
  [NONE, "shell.currency.none"],
  ["EUR", "shell.currency.EUR"],
  ["USD", "shell.currency.USD"],
  ["AED", "shell.currency.AED"],
];

type CallClient = Pick<Client, "call">;

/** The chosen currency, whether there is a rate for it, and how to choose another. */
function useCurrency(client: CallClient) {
  const { locale } = useEnvironment();
  const [chosen, setChosen] = useState<ForeignCurrency | null>(null);
  const [hasRate, setHasRate] = useState(true);
  const tell = useCallback(
    async (currency: ForeignCurrency | null) => {
      setChosen(currency);
      setHasRate(true);
      const { tellInCurrency } = await import("#app/src/page/tell-in-currency.ts");
      setHasRate(await tellInCurrency(currency, client, locale));
    },
    [client, locale],
  );
  // Kept from an earlier page; without a choice nothing is loaded.
  useEffect(() => {
    const kept = keptCurrency();
    if (kept !== null) void tell(kept);
  }, [tell]);
  const choose = (currency: ForeignCurrency | null): void => {
    keepCurrency(currency);
    void tell(currency);
  };
  return { chosen, hasRate, choose };
}

/** A currency in which sums are told beside toman; the day of its rate is said here, once for all of them. */
export function CurrencyChoice({ client }: { client: CallClient }) {
  useSignals();
  const t = useText();
  const environment = useEnvironment();
  const { chosen, hasRate, choose } = useCurrency(client);
  const told = approximation.value;
  return (
    <FooterChoice
      label={t("shell.currency")}
      value={chosen ?? NONE}
      options={choices.map(([name, words]) => [name, t(words)] as const)}
      onChoose={(name) => choose(currencyOf(name))}
    >
      <Text as="div" size="caption" tone="mute">
        <span role="status">
          {!hasRate && t("shell.currency.noRate")}
          {hasRate &&
            chosen !== null &&
            told !== null &&
            t("shell.currency.rate", { day: formatDate(told.day, environment, "short") })}
        </span>
      </Text>
    </FooterChoice>
  );
}

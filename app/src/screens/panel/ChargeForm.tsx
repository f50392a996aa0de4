import { type FormEvent, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { walletApi } from "#app/src/api/wallet.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { CHARGE } from "#domain/bounds.ts";
import { extractNumber } from "#domain/text/extract-number.ts";
import { formatMoney } from "#domain/text/money.ts";

/** Toman, as people count; kept in rial. */
const RIAL_IN_TOMAN = 10;

/** Puts money into the wallet through a gateway. */
export function ChargeForm({ client, onLeave }: { client: Client; onLeave: (address: string) => void }) {
  const t = useText();
  const { locale, isDemo } = useEnvironment();
  const intent = useIntent();
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const bounds = { min: formatMoney(CHARGE.min, locale).amount, max: formatMoney(CHARGE.max, locale).amount };

  async function charge(event: FormEvent): Promise<void> {
    event.preventDefault();
    const amount = extractNumber(text) * RIAL_IN_TOMAN;
    if (amount < CHARGE.min || amount > CHARGE.max) {
      setError(t("panel.wallet.amount.wrong", bounds));
      return;
    }
    setBusy(true);
    setError(null);
    const body = { amount, gateway: isDemo ? ("test" as const) : ("zarinpal" as const) };
    const result = await walletApi(client).charge(body, intent.keyOf(body));
    setBusy(false);
    if (result.ok) {
      intent.done();
      onLeave(result.value.redirect_address);
    } else setError(result.failure.kind === "status" ? result.failure.message : t("panel.failed"));
  }

  return (
    <form onSubmit={(event) => void charge(event)} noValidate aria-busy={isBusy || undefined}>
      <Stack gap="sm">
        <TextField
          label={t("panel.wallet.amount")}
          hint={t("panel.wallet.amount.hint", bounds)}
          name="amount"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={error}
        />
        <Inline>
          <Button type="submit" look="outline" isDisabled={isBusy}>
            {t("panel.wallet.charge")}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

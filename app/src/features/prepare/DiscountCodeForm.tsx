import { useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { isOfAnotherStatus, type Result } from "#app/src/api/result.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { DISCOUNT_CODE_TEXT } from "#domain/bounds.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { ExtrasFormProps } from "./ExtrasForm.tsx";

/** Uses a discount code for a held reservation, and takes the one in use off. */
export default function DiscountCodeForm({ reservation, parts, client, onPut, onChanged }: ExtrasFormProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const removing = useIntent();
  const [problem, setProblem] = useState<string | null>(null);
  const used = reservation.discount_code ?? null;
  async function apply(code: string | null, idempotencyKey: string): Promise<Result<ReservationEnvelope>> {
    const params = { confirmation_code: reservation.confirmation_code };
    const answer = await client.call(parts.calls.discountCode, { params, body: { code }, idempotencyKey });
    if (!answer.ok && answer.failure.kind === "status" && isOfAnotherStatus(answer.failure)) onChanged();
    return answer;
  }
  const form = useOwnForm<{ code: string }, ReservationEnvelope>({
    first: { code: "" },
    save: ({ code }, idempotencyKey) => apply(code, idempotencyKey),
    onSaved: onPut,
  });
  async function remove(): Promise<void> {
    const answer = await apply(null, removing.keyOf(used));
    if (answer.ok) onPut(answer.value);
    else setProblem(messageOf(answer.failure));
  }
  return (
    <Stack gap="md">
      {used !== null && (
        <Inline gap="sm">
          <Text size="small">
            {t("reserve.code.used", { code: used.code, amount: formatMoneyText(used.discount, locale) })}
          </Text>
          <Button look="quiet" onClick={() => void remove()}>
            {t("reserve.code.remove")}
          </Button>
        </Inline>
      )}
      {problem !== null && (
        <Notice look="danger" isAlert>
          {problem}
        </Notice>
      )}
      <OwnForm form={form} save={t("reserve.code.apply")}>
        <TextField
          {...form.field("code")}
          label={t("reserve.code.label")}
          dir="auto"
          autoComplete="off"
          maxLength={DISCOUNT_CODE_TEXT.max}
        />
      </OwnForm>
    </Stack>
  );
}

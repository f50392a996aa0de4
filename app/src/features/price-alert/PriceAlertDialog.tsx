import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { AmountField, amountFault } from "#app/src/features/own/AmountField.tsx";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import type { PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import { rialOf } from "#domain/text/typed-money.ts";
import type { AlertSubject } from "./alert-subject.ts";

export type PriceAlertDialogProps = {
  title: string;
  isOpen: boolean;
  subject: AlertSubject;
  actions: ScreenActions;
  onClose: () => void;
};

/** `limit_total`: triggered at or below it, rial; null: at five percent less, or at a place. The provider validates it. */
function save(
  client: Client,
  { kind, asked, waitsFor: waits_for }: AlertSubject,
  limit_total: number | null,
  idempotencyKey: string,
): Promise<Result<PriceAlertsValue>> {
  if (kind === "tour")
    return client.call(priceAlertCalls.saveTour, { body: { ...asked, waits_for, limit_total }, idempotencyKey });
  if (kind === "flight")
    return client.call(priceAlertCalls.saveFlight, { body: { ...asked, waits_for, limit_total }, idempotencyKey });
  return client.call(priceAlertCalls.save, { body: { ...asked, waits_for, limit_total }, idempotencyKey });
}

/** Asks for the target price, five percent less or an amount; nothing else where a place is waited for. */
export function PriceAlertDialog({ title, isOpen, subject, actions, onClose }: PriceAlertDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t("common.close")}>
      <Ask subject={subject} actions={actions} onDone={onClose} />
    </Dialog>
  );
}

type AskProps = Pick<PriceAlertDialogProps, "subject" | "actions"> & { onDone: () => void };

function Ask({ subject, actions, onDone }: AskProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const isOfPlace = subject.waitsFor === "place";
  const form = useOwnForm({
    first: { limit_total: "" },
    check: ({ limit_total }) => {
      if (limit_total.trim() === "") return {};
      const fault = amountFault(limit_total, { min: 0 }, t, locale, t("own.amount.digits"));
      return fault === null ? {} : { limit_total: fault };
    },
    save: ({ limit_total }, key) =>
      save(actions.client, subject, limit_total.trim() === "" ? null : rialOf(limit_total), key),
    onSaved: () => {
      actions.say(t(isOfPlace ? "alert.place.saved" : "alert.saved"));
      onDone();
    },
  });
  return (
    <OwnForm form={form} save={t("alert.save")}>
      <Text>{t(`${isOfPlace ? "alert.place.text" : "alert.text"}.${subject.kind}`)}</Text>
      {!isOfPlace && (
        <AmountField {...form.field("limit_total")} label={t("alert.limit")} hint={t("alert.limit.hint")} />
      )}
    </OwnForm>
  );
}

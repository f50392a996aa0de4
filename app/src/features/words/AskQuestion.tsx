import { useState } from "react";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { TextAreaField } from "#design-system/components/Field/Field.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { QUESTION } from "#domain/bounds.ts";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import { formatNumber } from "#domain/text/numbers.ts";

/** A question about a place (call 43). An anonymous visitor logs in when sending it, and the text stays. */
export function AskQuestion({ propertyId, actions }: { propertyId: number; actions: ScreenActions }) {
  const t = useText();
  const { locale } = useEnvironment();
  const [isSent, setSent] = useState(false);
  const form = useOwnForm({
    first: { text: "" },
    check: ({ text }) =>
      [...text.trim()].length < QUESTION.min
        ? { text: requiredOr(t, text, t("property.ask.short", { min: formatNumber(QUESTION.min, locale) })) }
        : {},
    save: ({ text }, key) =>
      actions.client.call(reviewCalls.ask, {
        params: { property_id: propertyId },
        body: { text },
        idempotencyKey: key,
      }),
    onSaved: () => {
      form.reset({ text: "" });
      setSent(true);
    },
  });
  return (
    <OwnForm form={form} save={t("property.ask.send")} look="outline">
      <TextAreaField
        {...form.field("text")}
        label={t("property.ask")}
        hint={t("property.ask.hint")}
        maxLength={QUESTION.max}
      />
      {isSent && (
        <Notice look="success" isAlert>
          {t("property.ask.sent")} <a href={addressOf("panelQuestions")}>{t("property.ask.own")}</a>
        </Notice>
      )}
    </OwnForm>
  );
}

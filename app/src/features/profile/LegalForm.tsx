import type { Client } from "#app/src/api/client.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { PASTED } from "#domain/bounds.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { LegalValue } from "#domain/contract/profile.shapes.ts";
import { type FormProps, textsOf } from "./forms.ts";

const fields = ["company_name", "legal_id", "economic_code", "registration_number", "postal_code", "address"] as const;
const digits = { dir: "ltr", inputMode: "numeric", autoComplete: "off", maxLength: PASTED.max } as const;

/** Company named on receipts (call 14). */
export function LegalForm({ value, client, onSaved }: FormProps<LegalValue> & { client: Client }) {
  const t = useText();
  const form = useOwnForm({
    first: textsOf(fields, value),
    save: (texts, key) => client.call(profileCalls.saveLegal, { body: texts, idempotencyKey: key }),
    onSaved,
  });
  const text = (field: (typeof fields)[number]) => ({ ...form.field(field), label: t(`panel.legal.${field}`) });
  return (
    <OwnForm form={form} save={t("panel.save")}>
      <Columns gap="md" count="two">
        <TextField {...text("company_name")} autoComplete="organization" maxLength={120} />
        <TextField {...text("legal_id")} {...digits} />
        <TextField {...text("economic_code")} {...digits} hint={t("own.optional")} />
        <TextField {...text("registration_number")} {...digits} hint={t("own.optional")} />
        <TextField {...text("postal_code")} {...digits} autoComplete="postal-code" hint={t("own.optional")} />
        <TextField {...text("address")} autoComplete="street-address" maxLength={320} hint={t("own.optional")} />
      </Columns>
    </OwnForm>
  );
}

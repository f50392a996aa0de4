import { useEffect, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField, TextField } from "#design-system/components/Field/Field.tsx";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { PASTED } from "#domain/bounds.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { CitySummary } from "#domain/contract/base.shapes.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { ContactValue } from "#domain/contract/profile.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { type FormProps, textsOf } from "./forms.ts";

const fields = ["phone", "emergency_mobile", "city_id", "address"] as const;

/** Further contact details (call 15). The e-mail address is changed where it is confirmed. */
export function ContactForm({ value, client, onSaved }: FormProps<ContactValue> & { client: Client }) {
  const t = useText();
  const { locale } = useEnvironment();
  const [cities, setCities] = useState<readonly CitySummary[]>([]);
  const form = useOwnForm({
    first: textsOf(fields, value),
    save: ({ city_id, ...texts }, key) =>
      client.call(profileCalls.saveContact, {
        body: { ...texts, city_id: city_id === "" ? null : Number(city_id), email: value?.email ?? null },
        idempotencyKey: key,
      }),
    onSaved,
  });

  useEffect(() => {
    let isHere = true;
    void client.call(baseCalls.cities).then((result) => isHere && result.ok && setCities(result.value));
    return () => {
      isHere = false;
    };
  }, [client]);

  const text = (field: (typeof fields)[number]) => ({
    ...form.field(field),
    label: t(`panel.contact.${field}`),
    hint: t("own.optional"),
  });
  const phone = { dir: "ltr", type: "tel", inputMode: "tel", maxLength: PASTED.max } as const;
  return (
    <OwnForm form={form} save={t("panel.save")}>
      <Columns gap="md" count="two">
        <TextField {...text("phone")} {...phone} autoComplete="tel" />
        <TextField {...text("emergency_mobile")} {...phone} autoComplete="off" />
        <SelectField
          {...text("city_id")}
          options={[
            { value: "", label: t("own.choose") },
            ...cities
              .map((city) => ({ value: String(city.id), label: inLocale(city, "name", locale) }))
              .toSorted((one, next) => one.label.localeCompare(next.label, locale)),
          ]}
        />
        <TextField {...text("address")} autoComplete="street-address" maxLength={320} />
      </Columns>
    </OwnForm>
  );
}

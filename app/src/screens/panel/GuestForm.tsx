import type { Client } from "#app/src/api/client.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { RequiredNote, TravellerFields } from "#app/src/features/traveller/TravellerFields.tsx";
import { forLater, personOf } from "#app/src/features/traveller/traveller-draft.ts";
import { useCountries } from "#app/src/features/traveller/useCountries.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import { askedOnly } from "#domain/validation/passenger-form.ts";

export type GuestFormProps = {
  title: string;
  /** Null: a new traveller. */
  guest: GuestValue | null;
  /** From where a new one starts. */
  nationality?: string | undefined;
  client: Client;
  onSaved: () => void;
  onClose: () => void;
};

/** One saved traveller. */
export function GuestForm({ title, guest, nationality, client, onSaved, onClose }: GuestFormProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const countries = useCountries(client, locale);
  const form = useOwnForm({
    first: personOf(guest ?? { nationality }, locale),
    save: (person, key) =>
      client.call(accountCalls.saveGuest, {
        body: { ...askedOnly(person, forLater), id: guest?.id ?? null },
        idempotencyKey: key,
      }),
    onSaved,
  });
  return (
    <OwnForm form={form} save={t("panel.save")} onClose={onClose}>
      <Heading level={2} look="title">
        {title}
      </Heading>
      <RequiredNote />
      <TravellerFields
        person={form.values}
        onChange={form.set}
        errors={form.errors}
        countries={countries}
        product={forLater.kind}
        scope={forLater.scope}
        needsLatinNames={false}
        travellerRole="traveller"
        section="section-guest"
        idPrefix={`guest-${guest?.id ?? "new"}`}
      />
    </OwnForm>
  );
}

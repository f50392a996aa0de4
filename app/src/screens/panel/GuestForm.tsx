import { type FormEvent, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { guestsApi } from "#app/src/api/guests.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { TravellerFields } from "#app/src/features/traveller/TravellerFields.tsx";
import { emptyPerson, type PersonErrors, personOf } from "#app/src/features/traveller/traveller-draft.ts";
import { useCountries } from "#app/src/features/traveller/useCountries.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import type { GuestValue } from "#domain/contract/account.shapes.ts";

export type GuestFormProps = {
  title: string;
  /** Null: somebody new. */
  guest: GuestValue | null;
  client: Client;
  onSaved: () => void;
  onClose: () => void;
};

/** One saved traveller. What the provider finds wrong stands at the field, and nothing typed is lost. */
export function GuestForm({ title, guest, client, onSaved, onClose }: GuestFormProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const countries = useCountries(client, locale);
  const intent = useIntent();
  const [person, setPerson] = useState(guest === null ? emptyPerson : personOf(guest));
  const [errors, setErrors] = useState<PersonErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const body = { ...person, id: guest?.id ?? null };
    const result = await guestsApi(client).save(body, intent.keyOf(body));
    setBusy(false);
    if (result.ok) {
      onSaved();
      return;
    }
    const { failure } = result;
    if (failure.kind === "status") {
      setErrors(Object.fromEntries(failure.errors.map(({ name, message }) => [name, message])));
      if (failure.errors.length === 0) setProblem(failure.message);
    } else setProblem(t("panel.failed"));
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-busy={isBusy || undefined}>
      <Stack gap="md">
        <Heading level={2} look="title">
          {title}
        </Heading>
        <TravellerFields
          person={person}
          onChange={(field, text) => {
            setErrors(({ [field]: _mended, ...others }) => others);
            setPerson((before) => ({ ...before, [field]: text }));
          }}
          errors={errors}
          countries={countries}
          scope="domestic"
          needsMobile
          isWhole
          section="section-guest"
          idPrefix={`guest-${guest?.id ?? "new"}`}
        />
        {problem !== null && (
          <Notice look="danger" isAlert>
            {problem}
          </Notice>
        )}
        <Inline gap="sm">
          <Button type="submit" look="primary" isDisabled={isBusy}>
            {t("panel.guests.save")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("common.close")}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

import { type FormEvent, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { PASTED } from "#domain/bounds.ts";
import type { ContactValue } from "#domain/contract/profile.shapes.ts";
import { localDigits } from "#domain/text/digits.ts";
import { canonicalEmail } from "#domain/validation/email.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { ConfirmByCode } from "./ConfirmByCode.tsx";
import type { WhenFresh } from "./useFreshCode.tsx";

export type ReachableProps = {
  field: "mobile" | "email";
  /** Stored value, or null. */
  value: string | null;
  isConfirmed: boolean;
  client: Client;
  whenFresh: WhenFresh;
  onConfirmed: (contact: ContactValue) => void;
};

const canonical = { mobile: canonicalMobile, email: canonicalEmail } as const;
const input = {
  mobile: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: PASTED.max },
  email: { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 },
} as const;

const wrong = { mobile: "common.mobile.wrong", email: "panel.email.wrong" } as const;

/** Stored value, and whether it is confirmed. */
function StoredValue({ field, value, isConfirmed }: Pick<ReachableProps, "field" | "value" | "isConfirmed">) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Inline gap="sm">
      <Text as="span" size="label">
        {t(`panel.${field}`)}
      </Text>
      {value === null ? (
        <Text as="span" tone="mute">
          {t("panel.none")}
        </Text>
      ) : (
        <Latin>{field === "mobile" ? localDigits(value, locale) : value}</Latin>
      )}
      {value !== null && (
        <Badge look={isConfirmed ? "success" : "offer"} icon={isConfirmed ? "check" : "warning"}>
          {t(isConfirmed ? "panel.confirmed" : "panel.unconfirmed")}
        </Badge>
      )}
    </Inline>
  );
}

type NewValueProps = Pick<ReachableProps, "field"> & {
  value: string;
  error: string | null;
  onType: (text: string) => void;
  onSend: (event: FormEvent) => void;
  onClose: () => void;
};

/** Form for a new value. */
function NewValueForm({ field, value, error, onType, onSend, onClose }: NewValueProps) {
  const t = useText();
  return (
    <form onSubmit={onSend} noValidate>
      <Stack gap="sm">
        <TextField
          {...input[field]}
          name={field}
          label={t(`panel.${field}.new`)}
          hint={t(field === "mobile" ? "panel.mobile.hint" : "panel.code.hint")}
          dir="ltr"
          value={value}
          error={error}
          onChange={({ target }) => onType(target.value)}
        />
        <Inline gap="sm">
          <Button type="submit" look="primary">
            {t("panel.code.send")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("common.close")}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** The mobile number for logging in, or the e-mail address; changed by a code sent to the new one. */
export function Reachable({ field, value, isConfirmed, client, whenFresh, onConfirmed }: ReachableProps) {
  const t = useText();
  const [step, setStep] = useState<"shown" | "typing" | "confirming">("shown");
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const next = canonical[field](typed);

  function ask(event: FormEvent): void {
    event.preventDefault();
    if (next === null) setError(requiredOr(t, typed, t(wrong[field])));
    else setStep("confirming");
  }

  return (
    <Stack gap="sm">
      <Inline justify="between">
        <StoredValue field={field} value={value} isConfirmed={isConfirmed} />
        {step === "shown" && (
          <Button
            look="outline"
            onClick={() => {
              setTyped(isConfirmed ? "" : (value ?? ""));
              setStep("typing");
            }}
          >
            {t(
              value === null ? `panel.${field}.add` : isConfirmed ? `panel.${field}.change` : `panel.${field}.confirm`,
            )}
          </Button>
        )}
      </Inline>
      {step === "typing" && (
        <NewValueForm
          field={field}
          value={typed}
          error={error}
          onType={(text) => {
            setError(null);
            setTyped(text);
          }}
          onSend={ask}
          onClose={() => setStep("shown")}
        />
      )}
      {step === "confirming" && next !== null && (
        <Stack gap="xs">
          <ConfirmByCode
            client={client}
            confirmed={{ field, value: next }}
            whenFresh={whenFresh}
            onConfirmed={(contact) => {
              setStep("shown");
              onConfirmed(contact);
            }}
          />
          <Inline>
            <Button look="quiet" onClick={() => setStep("typing")}>
              {t("panel.code.other")}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

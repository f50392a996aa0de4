import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Result } from "#app/src/api/result.ts";
import { ErrorSummary } from "#app/src/features/error-summary/ErrorSummary.tsx";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { InquiryField, type InquiryFieldUse } from "./InquiryField.tsx";
import * as styles from "./inquiry.css.ts";

export type InquiryFormProps<Name extends string, T> = {
  /** Id of its place on the page. */
  id: string;
  title: string;
  lead: string;
  /** Label of its button. */
  send: string;
  /** In the order of the form; named as in the call. */
  fields: readonly InquiryFieldUse<Name>[];
  /** Client-side validation: messages by field. */
  check: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  /** `key` is the same for the same content, however often it is tried. */
  save: (values: Record<Name, string>, key: string) => Promise<Result<T>>;
  /** Content that replaces the form once it was sent. */
  sent: (value: T) => ReactNode;
};

/** Outcome of the inquiry, and a button to write again. */
function Sent({ onAgain, children }: { onAgain: () => void; children: ReactNode }) {
  const t = useText();
  return (
    <Stack gap="md">
      <Notice look="success">{children}</Notice>
      <Inline>
        <Button look="quiet" onClick={onAgain}>
          {t("inquiry.again")}
        </Button>
      </Inline>
    </Stack>
  );
}

/**
 * Form for a visitor's message to the company. Faults are shown above the fields and at each; nothing typed is lost.
 */
export function InquiryForm<Name extends string, T>({
  id,
  title,
  lead,
  send,
  fields,
  check,
  save,
  sent,
}: InquiryFormProps<Name, T>) {
  const t = useText();
  const support = useSupportText();
  const first = Object.fromEntries(fields.map(({ name }) => [name, ""])) as Record<Name, string>;
  const [answer, setAnswer] = useState<{ value: T } | null>(null);
  const form = useOwnForm<Record<Name, string>, T>({ first, check, save, onSaved: (value) => setAnswer({ value }) });
  const place = useRef<HTMLDivElement>(null);

  // The form is gone, and with it the focused element.
  useEffect(() => {
    if (answer !== null) place.current?.focus();
  }, [answer]);

  function again(): void {
    form.reset(first);
    setAnswer(null);
  }

  const faults = fields.flatMap(({ name, label }) => {
    const message = form.errors[name];
    return message === undefined ? [] : [{ target: `${id}-${name}`, text: `${t(label)}: ${message}` }];
  });
  return (
    <Surface as="section" look="floating" padding="lg" labelledBy={id}>
      <Stack gap="md">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {answer === null ? (
          <OwnForm form={form} save={send}>
            <Text tone="soft" isMeasured>
              {lead}
            </Text>
            {faults.length > 0 && <ErrorSummary title={t("inquiry.wrong", { count: faults.length })} faults={faults} />}
            <div className={styles.fields}>
              {fields.map((field) => (
                <div
                  key={field.name}
                  id={`${id}-${field.name}`}
                  className={cx(styles.place, (field.isWide || field.kind === "letter") && styles.wide)}
                >
                  <InquiryField use={field} state={form.field(field.name)} />
                </div>
              ))}
            </div>
            <noscript>
              <Text tone="soft">{t("inquiry.noScript", { support })}</Text>
            </noscript>
          </OwnForm>
        ) : (
          <div ref={place} tabIndex={-1} className={styles.place}>
            <Sent onAgain={again}>{sent(answer.value)}</Sent>
          </div>
        )}
      </Stack>
    </Surface>
  );
}

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Button, type ButtonProps } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import type { OwnFormState } from "./useOwnForm.ts";

export type OwnFormProps = {
  form: OwnFormState;
  /** Label of its button. */
  save: string;
  look?: ButtonProps["look"];
  /** Closes the form; absent when there is nothing to go back to. */
  onClose?: () => void;
  children: ReactNode;
};

/** The frame of a form that `useOwnForm` holds: its fields, its problem, and its button. */
export function OwnForm({ form, save, look = "primary", onClose, children }: OwnFormProps) {
  const t = useText();
  const place = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.refusals === 0) return;
    const atFault = "[aria-invalid=true]";
    const controls = ["input", "select", "textarea"];
    place.current
      ?.querySelector<HTMLElement>(
        controls.flatMap((control) => [`${control}${atFault}`, `${atFault} ${control}`]).join(),
      )
      ?.focus();
  }, [form.refusals]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form method="dialog" ref={place} onSubmit={submit} noValidate aria-busy={form.isBusy || undefined}>
      <Stack gap="md">
        {children}
        {form.problem !== null && (
          <Notice look="danger" isAlert>
            {form.problem}
          </Notice>
        )}
        <Inline gap="sm">
          <Button type="submit" look={look} isBusy={form.isBusy}>
            {save}
          </Button>
          {onClose && (
            <Button look="quiet" onClick={onClose}>
              {t("common.close")}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

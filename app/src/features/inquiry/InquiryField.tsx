import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from "react";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { TextAreaField, TextField, type TextFieldProps } from "#design-system/components/Field/Field.tsx";
import { PASTED } from "#domain/bounds.ts";

type Kind = "text" | "count" | "mobile" | "letter";

/** A field as a form names it. */
export type InquiryFieldUse<Name extends string> = {
  name: Name;
  label: MessageId;
  hint?: MessageId;
  kind: Kind;
  /** It takes the whole width of the form. */
  isWide?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

/**
 * The attributes of a one-line field by its kind. `maxLength` is above the rules' bounds, so that they give the fault.
 */
const inputs: Record<Exclude<Kind, "letter">, Partial<TextFieldProps>> = {
  text: { maxLength: 120 },
  count: { inputMode: "numeric", dir: "ltr", maxLength: 9, autoComplete: "off" },
  mobile: { type: "tel", inputMode: "tel", dir: "ltr", maxLength: PASTED.max, autoComplete: "tel" },
};
const LETTER_LINES = 5;

export type InquiryFieldProps = {
  use: InquiryFieldUse<string>;
  state: {
    name: string;
    value: string;
    error: string | null;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
};

export function InquiryField({ use, state }: InquiryFieldProps) {
  const t = useText();
  const { kind, autoComplete } = use;
  const labels = { label: t(use.label), ...(use.hint && { hint: t(use.hint) }) };
  if (kind === "letter") return <TextAreaField {...state} {...labels} rows={LETTER_LINES} maxLength={2000} />;
  return <TextField {...inputs[kind]} {...state} {...labels} {...(autoComplete && { autoComplete })} />;
}

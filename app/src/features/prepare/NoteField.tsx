import { useText } from "#app/src/messages/words.ts";
import { TextAreaField } from "#design-system/components/Field/Field.tsx";

const NOTE_LENGTH = 500;

/** Special requests; `hint` says on whom they depend. */
export function NoteField({
  value,
  hint,
  onChange,
}: {
  value: string;
  hint: string;
  onChange: (note: string) => void;
}) {
  const t = useText();
  return (
    <TextAreaField
      label={t("reserve.note")}
      name="note"
      hint={hint}
      maxLength={NOTE_LENGTH}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

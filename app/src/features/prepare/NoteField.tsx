import { useText } from "#app/src/messages/words.ts";
import { TextAreaField } from "#design-system/components/Field/Field.tsx";
import { REQUEST_NOTE } from "#domain/bounds.ts";

/** Special requests. `hint`: who decides on them, such as the hotel. */
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
      maxLength={REQUEST_NOTE.max}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

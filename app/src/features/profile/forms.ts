/** A form about one part of the profile. */
export type FormProps<V> = {
  /** What is kept, or null while there is nothing. */
  value: V | null;
  onSaved: (value: V) => void;
};

/** The texts of a form's fields: what is kept, "" where nothing is. */
export const textsOf = <F extends string>(
  fields: readonly F[],
  kept: Readonly<Partial<Record<F, string | number | null>>> | null,
): Record<F, string> =>
  Object.fromEntries(fields.map((field) => [field, String(kept?.[field] ?? "")])) as Record<F, string>;

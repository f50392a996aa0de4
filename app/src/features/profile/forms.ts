/** A form about one part of the profile. */
export type FormProps<V> = {
  /** Stored values, or null while there are none. */
  value: V | null;
  onSaved: (value: V) => void;
};

/** Texts of a form's fields: the stored values, or "". */
export const textsOf = <F extends string>(
  fields: readonly F[],
  kept: Readonly<Partial<Record<F, string | number | null>>> | null,
): Record<F, string> =>
  Object.fromEntries(fields.map((field) => [field, String(kept?.[field] ?? "")])) as Record<F, string>;

/** Whose passports the rules of a journey are told to. */
export type Passports = { readonly iranian: boolean; readonly others: boolean };

/**
 * To whom rules that hold for Iranian passports are told, and to whom it is said that theirs are others: by the nationalities
 * that travellers have named, to both while none is named.
 *
 * @param travellers with their nationalities, ISO 3166-1 alpha-2.
 */
export const passportsOf = (travellers: readonly { readonly nationality: string }[]): Passports => ({
  iranian: travellers.length === 0 || travellers.some(({ nationality }) => nationality === "IR"),
  others: travellers.length === 0 || travellers.some(({ nationality }) => nationality !== "IR"),
});

/** Audience of a rate: a condition of its sale, set by its supplier. */
export const audiences = ["iranian", "foreign", "any"] as const;
export type Audience = (typeof audiences)[number];

/**
 * True when someone may travel at a rate. An Iranian counts as one, whatever other passports they hold.
 *
 * @param nationality ISO 3166-1 alpha-2 in upper case.
 */
export const isOpenTo = (audience: Audience, nationality: string): boolean =>
  audience === "any" || (audience === "iranian") === (nationality === "IR");

/** Audience of stored data: data from before audiences existed is open to anybody. */
export const audienceOf = ({ guest_nationality }: { readonly guest_nationality?: Audience | undefined }): Audience =>
  guest_nationality ?? "any";

/** Common audience of rates sold together: a search never mixes rates for Iranians with those for others. */
export const narrowest = (some: readonly Audience[]): Audience => some.find((one) => one !== "any") ?? "any";

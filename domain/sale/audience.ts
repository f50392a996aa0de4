/** For whom a rate is sold: a condition of its sale, as its supplier sets it. */
export const audiences = ["iranian", "foreign", "any"] as const;
export type Audience = (typeof audiences)[number];

/**
 * Whether someone may travel at a rate. An Iranian is one here whatever other passports they have.
 *
 * @param nationality ISO 3166-1 alpha-2 in upper case.
 */
export const isOpenTo = (audience: Audience, nationality: string): boolean =>
  audience === "any" || (audience === "iranian") === (nationality === "IR");

/** For whom something kept is sold: what a version before it was asked for kept, is sold to anybody. */
export const audienceOf = ({ guest_nationality }: { readonly guest_nationality?: Audience | undefined }): Audience =>
  guest_nationality ?? "any";

/** For whom rates are sold together: a search never mixes those for Iranians with those for others. */
export const narrowest = (some: readonly Audience[]): Audience => some.find((one) => one !== "any") ?? "any";

/** Ways in which a bank can hold another sum than it was asked to take. Rial. */
export type WrongWay = {
  /** Sum that it holds once it is paid, where `amount` was asked for. */
  readonly held: (amount: number) => number;
  /** Answer to a verification of the sum that was asked for; null: yes. */
  readonly refusal: -50 | -51 | null;
  /** Form in which it writes that sum, in its list of unverified sessions and in a successful verification. */
  readonly written: (held: number) => { readonly amount: number; readonly currency?: string };
};

const inRial: WrongWay["written"] = (held) => ({ amount: held });
const refused = (held: WrongWay["held"]): WrongWay => ({ held, refusal: -50, written: inRial });

export const wrongWays = {
  /** Toman taken for rial. */
  tenth: refused((amount) => amount / 10),
  tenfold: refused((amount) => amount * 10),
  one_rial_less: refused((amount) => amount - 1),
  one_rial_more: refused((amount) => amount + 1),
  /** Its page says paid, its books hold nothing. */
  nothing: refused(() => 0),
  /** It answers "not paid" to a verification, and lists the session as paid. */
  as_unpaid: { held: (amount) => amount / 2, refusal: -51, written: inRial },
  /** It took the number for toman. */
  in_toman: {
    held: (amount) => amount * 10,
    refusal: -50,
    written: (held) => ({ amount: held / 10, currency: "IRT" }),
  },
  /** It says yes, and names another sum beside it. */
  said_beside: { held: (amount) => amount / 2, refusal: null, written: inRial },
  /** It verifies in a currency that was not asked for. */
  foreign_currency: { held: (amount) => amount, refusal: null, written: () => ({ amount: 40, currency: "USD" }) },
  /** The session that was paid was opened for another order. */
  another_session: refused((amount) => amount + 1_230_000),
} as const satisfies Record<string, WrongWay>;

export type WrongWayName = keyof typeof wrongWays;
export const isWrongWay = (name: unknown): name is WrongWayName =>
  typeof name === "string" && Object.hasOwn(wrongWays, name);

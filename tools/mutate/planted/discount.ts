/** What the self-proof of this tool puts its faults into: a tenth off from a million on. */
export const discounted = (price: number): number => (price >= 1_000_000 ? price - price / 10 : price);

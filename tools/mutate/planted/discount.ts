/** Subject of this tool's self-test: a discount of a tenth from a million on. */
export const discounted = (price: number): number => (price >= 1_000_000 ? price - price / 10 : price);

const TEN_KILOMETRES = 10_000;

/** Distance between airports, metres: a straight line is no more exact than ten kilometres. */
export const toTenKilometres = (meters: number): number => Math.round(meters / TEN_KILOMETRES) * TEN_KILOMETRES;

/** Directions of a journey by air; a one-way journey has the first alone. */
export const flightDirections = ["outbound", "inbound"] as const;
export type FlightDirection = (typeof flightDirections)[number];

import type { MessageId } from "#app/src/messages/catalogue.ts";

/** What one of a journey's directions is called: the only one is neither the way out nor the way back. */
export const directionName = (
  { direction }: { direction: "outbound" | "inbound" },
  all: readonly unknown[],
): MessageId => (all.length > 1 ? `flight.step.${direction}` : "flight.step.only");

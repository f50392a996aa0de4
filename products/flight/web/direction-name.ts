import type { MessageId } from "#app/src/messages/catalogue.ts";

/** Name of one of a journey's directions: a single one is neither outbound nor return. */
export const directionName = (
  { direction }: { direction: "outbound" | "inbound" },
  all: readonly unknown[],
): MessageId => (all.length > 1 ? `flight.step.${direction}` : "flight.step.only");

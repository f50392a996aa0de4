import { flightCarriers } from "#fixtures/world/carriers.ts";
import type { TransportMode } from "./types.ts";

/** Number of airlines that carry tours on flights of their own. */
const FLYING = 4;

/** Carriers, all invented: a price or a time under a real name would be untrue of it. */
export const carriers: Readonly<Record<TransportMode, readonly (readonly [fa: string, en: string])[]>> = {
  flight: flightCarriers.slice(0, FLYING).map(({ nameFa, nameEn }) => [nameFa, nameEn] as const),
  train: [
    ["قطار هدهد", "Hodhod Rail"],
    ["قطار کبک", "Kabk Rail"],
  ],
  bus: [
    ["اتوبوس درنا", "Dorna Coaches"],
    ["اتوبوس سار", "Sar Coaches"],
  ],
};

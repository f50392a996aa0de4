import type { MessageId } from "#app/src/messages/catalogue.ts";

const GROUPS: Readonly<Record<string, MessageId>> = {
  general: "property.facilityGroup.general",
  room: "property.facilityGroup.room",
  food: "property.facilityGroup.food",
  wellness: "property.facilityGroup.wellness",
  business: "property.facilityGroup.business",
  family: "property.facilityGroup.family",
  access: "property.facilityGroup.access",
  parking: "property.facilityGroup.parking",
  transport: "property.facilityGroup.transport",
};

/** Heading of a group of facilities. */
export const facilityGroupWords = (group: string): MessageId => GROUPS[group] ?? "property.facilityGroup.general";

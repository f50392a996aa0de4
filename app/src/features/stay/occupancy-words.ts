import { useMemo } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { OccupancyWords } from "#design-system/components/OccupancyPicker/words.ts";
import { ageGroupValues } from "#domain/text/age-groups.ts";

/** Words of the faults that the picker and its forms can cause, by code; any other is unreadable. */
const faults = {
  child_age_missing: "occupancy.fault.age",
  too_many_infants: "occupancy.fault.infants",
  too_many_travellers: "occupancy.limit",
} as const;

const isSaid = (code: string): code is keyof typeof faults => Object.hasOwn(faults, code);

/** The guests' words from the catalogue. */
export function useOccupancyWords(): OccupancyWords {
  const t = useText();
  const { locale } = useEnvironment();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the document's language only.
  return useMemo(() => {
    const ages = ageGroupValues(locale);
    return {
      title: t("search.guests"),
      close: t("common.close"),
      summary: (counts) => t("occupancy.summary", counts),
      room: (number) => t("occupancy.room", { number }),
      adults: t("occupancy.adults"),
      adultsHint: t("occupancy.adults.hint", ages),
      children: t("occupancy.children"),
      childrenHint: t("occupancy.children.hint", ages),
      age: (number) => t("occupancy.age", { number }),
      ageChoose: t("occupancy.age.choose"),
      ageHint: t("occupancy.age.hint", ages),
      noChild: t("occupancy.noChild"),
      fault: ({ code }) => t(isSaid(code) ? faults[code] : "occupancy.fault.unreadable"),
      ageValue: (age) => t("occupancy.age.value", { age }),
      addRoom: t("occupancy.addRoom"),
      removeRoom: (number) => t("occupancy.removeRoom", { number }),
      limit: t("occupancy.limit"),
      inRooms: (counts) => t("occupancy.inRooms", counts),
      more: t("occupancy.more"),
      less: t("occupancy.less"),
      done: t("occupancy.done"),
    };
  }, []);
}

import { useMemo } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { OccupancyWords } from "#design-system/components/OccupancyPicker/words.ts";

/** The guests' words from the catalogue. */
export function useOccupancyWords(): OccupancyWords {
  const t = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the document's language only.
  return useMemo(
    () => ({
      title: t("search.guests"),
      close: t("common.close"),
      summary: (counts) => t("occupancy.summary", counts),
      room: (number) => t("occupancy.room", { number }),
      adults: t("occupancy.adults"),
      adultsHint: t("occupancy.adults.hint"),
      children: t("occupancy.children"),
      childrenHint: t("occupancy.children.hint"),
      age: (number) => t("occupancy.age", { number }),
      ageValue: (age) => t("occupancy.age.value", { age }),
      addRoom: t("occupancy.addRoom"),
      removeRoom: (number) => t("occupancy.removeRoom", { number }),
      limit: t("occupancy.limit"),
      inRooms: (counts) => t("occupancy.inRooms", counts),
      more: t("occupancy.more"),
      less: t("occupancy.less"),
      done: t("occupancy.done"),
    }),
    [],
  );
}

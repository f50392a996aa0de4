import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { DateStrip, type DateStripProps } from "#design-system/components/DateStrip/DateStrip.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import * as styles from "./nearby.css.ts";

const SHEET = "nearby-dates";

/** Opens the sheet of days nearby on a narrow screen; beside other content, it takes no line of its own. */
export function NearbyDatesButton() {
  const t = useText();
  return (
    <div className={styles.onlyNarrow}>
      <Button look="quiet" icon="calendar" opens={SHEET}>
        {t("strip.title")}
      </Button>
    </div>
  );
}

/** Prices of days nearby, in the page where there is room, otherwise in a sheet. */
export function NearbyDates(props: Omit<DateStripProps, "label" | "cheapest">) {
  const t = useText();
  return (
    <FoldingSheet id={SHEET} title={t("strip.title")} closeLabel={t("common.close")} decided={String(props.chosen)}>
      <DateStrip {...props} label={t("strip.title")} cheapest={t("strip.cheapest")} />
    </FoldingSheet>
  );
}

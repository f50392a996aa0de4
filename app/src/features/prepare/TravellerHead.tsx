import { useEffect, useRef } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { COMMA } from "#domain/text/numbers.ts";
import * as styles from "./prepare.css.ts";

export type TravellerHeadProps = {
  id: number;
  title: string;
  /** The name as far as it is typed; may be empty. */
  name: string;
  /** Labels of the fields that are missing or wrong. */
  missing: readonly string[];
  /** False until something of the traveller is entered or sent: nothing is missing of what was not begun. */
  isBegun: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

/** Fields named in the line of a folded traveller; the rest are counted. */
const NAMED = 3;

/** The line of one traveller, which opens and folds the traveller's fields. */
export function TravellerHead({ id, title, name, missing, isBegun, isOpen, onToggle }: TravellerHeadProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const head = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Sections that folded above may have moved it out of sight.
    if (isOpen && !wasOpen.current) head.current?.scrollIntoView({ block: "nearest" });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const named = missing.slice(0, NAMED).join(COMMA[locale]);
  return (
    <Heading level={3} look="label">
      <button
        ref={head}
        type="button"
        id={`seat-head-${id}`}
        className={styles.seatHead}
        aria-expanded={isOpen}
        aria-controls={`seat-body-${id}`}
        onClick={onToggle}
      >
        <span className={styles.seatLine}>
          <span id={`seat-${id}`}>{title}</span>
          {name !== "" && <bdi className={styles.seatName}>{name}</bdi>}
          {!isOpen && (
            <span className={missing.length > 0 ? styles.seatMissing : styles.seatComplete}>
              {missing.length > 0 ? (
                isBegun ? (
                  t("reserve.traveller.missing", { fields: named, more: Math.max(0, missing.length - NAMED) })
                ) : (
                  t("reserve.traveller.notBegun")
                )
              ) : (
                <>
                  <Icon name="check" size="small" />
                  {t("reserve.traveller.complete")}
                </>
              )}
            </span>
          )}
        </span>
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} />
      </button>
    </Heading>
  );
}

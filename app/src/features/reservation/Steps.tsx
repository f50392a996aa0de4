import { Fragment } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { hiddenOnNarrow } from "#design-system/theme/hidden.css.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { AnyParts } from "./product-parts.ts";
import * as styles from "./reservation.css.ts";

/** The way from a choice to its voucher. */
const steps = ["choice", "travellers", "payment", "voucher"] as const;
/** The way of a request that is looked at first: nothing can be paid before it is confirmed. */
const stepsOfRequest = ["choice", "travellers", "confirmation", "payment", "voucher"] as const;
export type Step = (typeof stepsOfRequest)[number];
/** Steps whose names depend on the product. */
const ofProduct = { choice: "step", voucher: "voucher.step" } as const;

type StepsProps = {
  here: Step;
  say: AnyParts["say"];
  /** True where the supplier must confirm before anything is paid: every page of such a reservation has that step. */
  isOnRequest: boolean;
};

/** Progress indicator; completed steps have a tick. It fills in reading direction. */
export function Steps({ here, say, isOnRequest }: StepsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const way: readonly Step[] = isOnRequest || here === "confirmation" ? stepsOfRequest : steps;
  const at = way.indexOf(here);
  return (
    <ol className={styles.steps} aria-label={t("reserve.steps")}>
      {way.map((step, index) => (
        <Fragment key={step}>
          <li className={index === at ? styles.stepHere : styles.step} aria-current={index === at ? "step" : undefined}>
            <span className={styles.stepMark}>
              {index < at ? <Icon name="check" size="small" /> : formatNumber(index + 1, locale)}
            </span>
            <span className={index === at ? undefined : hiddenOnNarrow}>
              {step === "choice" || step === "voucher" ? say(ofProduct[step], t, locale) : t(`reserve.step.${step}`)}
            </span>
          </li>
          {index < way.length - 1 && <li className={styles.stepLine} aria-hidden="true" />}
        </Fragment>
      ))}
    </ol>
  );
}

import { BookButton } from "#app/src/features/book/BookButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { ActionBar } from "#design-system/components/ActionBar/ActionBar.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import { BOOK_TERMS } from "./booking-words.ts";
import * as styles from "./review.css.ts";
import { Refused, type SumProps, useSumOf } from "./Summary.tsx";
import { WaysCancellation } from "./WaysCancellation.tsx";

/** The bar of the review on a narrow screen: the sum, and the way on. */
export function ReviewBar(props: SumProps) {
  const { chosen, booking, isRenewed } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const isRefused = booking.error !== null && !isRenewed;
  return (
    <ActionBar
      label={t("flightReview.bar")}
      title={formatMoneyText(chosen.total, locale)}
      detail={useSumOf(props)}
      terms={<WaysCancellation ways={chosen.ways} />}
      notice={isRefused && <Refused booking={booking} isRenewed={isRenewed} />}
    >
      <div className={styles.scriptOnly}>
        <BookButton booking={booking} describedBy={BOOK_TERMS} />
      </div>
      <div className={styles.withoutScript}>
        <Button look="primary" size="large" href="#summary">
          {t(booking.words.book)}
        </Button>
      </div>
    </ActionBar>
  );
}

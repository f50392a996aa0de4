import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import type { Booking } from "./useBooking.ts";

export type BookButtonProps = {
  booking: Booking;
  /** Id of the text that explains booking (`aria-describedby`). */
  describedBy: string;
  isFullWidth?: boolean;
};

/** The button that holds the chosen stock and creates the reservation. */
export function BookButton({ booking, describedBy, isFullWidth }: BookButtonProps) {
  const t = useText();
  const { words, isBusy, isHolding } = booking;
  return (
    <Button
      look="primary"
      size="large"
      isFullWidth={isFullWidth}
      isDisabled={!booking.isPossible}
      isBusy={isBusy}
      describedBy={describedBy}
      onClick={booking.book}
    >
      {t(isHolding ? words.busy : words.book)}
    </Button>
  );
}

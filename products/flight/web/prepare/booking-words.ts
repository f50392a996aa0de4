import type { BookingWords } from "#app/src/features/book/useBooking.ts";

/** Id of the summary's sentence that explains the button. */
export const BOOK_TERMS = "book-terms";

const words: BookingWords = {
  book: "flightReview.book",
  busy: "flightReview.book.busy",
  failed: "flightReview.book.failed",
  newPrice: {
    title: "flightReview.newPrice.title",
    text: "flightReview.newPrice.text",
    go: "flightReview.newPrice.go",
    stop: "flightReview.newPrice.stop",
  },
};

/** If the charterer must confirm first, booking is a request. */
export const bookingWords = (isOnRequest: boolean): BookingWords =>
  isOnRequest ? { ...words, book: "flightReview.book.ask" } : words;

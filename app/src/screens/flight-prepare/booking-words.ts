import type { BookingWords } from "#app/src/features/book/useBooking.ts";

/** The sentence that says what the button does, in the summary. */
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

/** Where the charterer must confirm first, booking is a request. */
export const bookingWords = (isOnRequest: boolean): BookingWords =>
  isOnRequest ? { ...words, book: "flightReview.book.ask" } : words;

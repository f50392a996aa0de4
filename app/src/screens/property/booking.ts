import type { BookingWords } from "#app/src/features/book/useBooking.ts";

/** The sentence that says what booking does, in the summary. */
export const BOOK_TERMS = "book-terms";

export const bookingWords: BookingWords = {
  book: "property.book",
  busy: "property.booking",
  failed: "property.book.failed",
  newPrice: {
    title: "property.book.newPrice.title",
    text: "property.book.newPrice.text",
    go: "property.book.newPrice.go",
    stop: "property.book.newPrice.stop",
  },
};

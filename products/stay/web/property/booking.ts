import type { BookingWords } from "#app/src/features/book/useBooking.ts";

/** Id of the summary's sentence that explains booking. */
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

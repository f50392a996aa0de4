import type { BookingWords } from "#app/src/features/book/useBooking.ts";
import type { TourPackageOffer } from "#products/tour/contract/tour.shapes.ts";

/** Id of the summary's sentence that explains booking. */
export const BOOK_TERMS = "book-terms";

const words: BookingWords = {
  book: "tour.book",
  busy: "tour.book.busy",
  failed: "tour.book.failed",
  newPrice: {
    title: "tour.book.newPrice.title",
    text: "tour.book.newPrice.text",
    go: "tour.book.newPrice.go",
    stop: "tour.book.newPrice.stop",
  },
};

/** If the organiser must confirm first, booking is a request. */
export const bookingWords = (chosen: Pick<TourPackageOffer, "confirmation"> | null): BookingWords =>
  chosen?.confirmation === "on_request" ? { ...words, book: "tour.book.ask" } : words;

export { periodQuery } from "#domain/contract/base.shapes.ts";
export { nothing } from "#domain/contract/envelope.shapes.ts";
export { commentsQuery, listingQuery, questionsQuery } from "#domain/contract/property.shapes.ts";

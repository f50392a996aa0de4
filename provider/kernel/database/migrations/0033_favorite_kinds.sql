-- A favourite is a property or a tour; which ones there are of a user is unique already.
ALTER TABLE "favorite" ADD CONSTRAINT "a_favorite_is_of_a_kind" CHECK ("favorite"."kind" IN ('property', 'tour')) NOT VALID;--> statement-breakpoint
ALTER TABLE "favorite" VALIDATE CONSTRAINT "a_favorite_is_of_a_kind";

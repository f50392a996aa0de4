-- What travellers write stands beside what the world was made with: numbers above all of that.
CREATE SEQUENCE comment_number START 1000001;
--> statement-breakpoint
CREATE SEQUENCE question_number START 1000001;

-- What a user is told of in the panel, in the transaction of what happened.
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" bigint NOT NULL REFERENCES "user_account"("id"),
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"reservation_id" bigint REFERENCES "reservation"("id"),
	"question_id" integer,
	"amount" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "a_notification_has_its_subject" CHECK (("kind" IN ('booking', 'refund') AND "reservation_id" IS NOT NULL AND "question_id" IS NULL)
		OR ("kind" = 'answer' AND "question_id" IS NOT NULL AND "reservation_id" IS NULL)),
	CONSTRAINT "a_notification_names_no_debt" CHECK ("amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX "notification_of_user" ON "notification" ("user_id","id" DESC);
--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" ("user_id") WHERE "read_at" IS NULL;

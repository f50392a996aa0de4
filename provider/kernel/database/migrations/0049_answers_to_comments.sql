-- What a property answers to a comment has its day, and its author is told of it. Of earlier answers the day is not known.
ALTER TABLE "comment" ADD COLUMN "reply_date" date;
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "an_answer_follows_its_comment" CHECK (("reply_date" IS NULL) OR ("reply" IS NOT NULL AND "reply_date" >= "date")) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "comment_id" integer;
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "a_notification_has_one_subject";
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "a_notification_has_one_subject" CHECK (
	num_nonnulls("reservation_id", "question_id", "comment_id", "price_alert_id") = 1 AND CASE "kind"
		WHEN 'booking' THEN "reservation_id" IS NOT NULL WHEN 'refund' THEN "reservation_id" IS NOT NULL
		WHEN 'answer' THEN "question_id" IS NOT NULL OR "comment_id" IS NOT NULL
		WHEN 'price_alert' THEN "price_alert_id" IS NOT NULL ELSE false END) NOT VALID;

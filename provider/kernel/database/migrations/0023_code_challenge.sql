CREATE TABLE "code_challenge" (
	"digest" text PRIMARY KEY NOT NULL,
	"code_id" bigint NOT NULL,
	"asker" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "five_tries" CHECK ("code_challenge"."tries" BETWEEN 0 AND 5)
);
--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "is_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "code_challenge" ADD CONSTRAINT "code_challenge_code_id_one_time_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."one_time_code"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_of_code" ON "code_challenge" USING btree ("code_id");
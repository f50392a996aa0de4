CREATE TABLE "alarm" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"resolution" text,
	CONSTRAINT "a_resolved_alarm_says_how" CHECK (("alarm"."resolved_at" IS NULL) = ("alarm"."resolution" IS NULL)),
	CONSTRAINT "only_a_resolved_alarm_has_a_resolver" CHECK ("alarm"."resolved_by" IS NULL OR "alarm"."resolved_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_alarm" ON "alarm" USING btree ("kind","subject") WHERE "alarm"."resolved_at" IS NULL;--> statement-breakpoint
CREATE INDEX "open_alarm" ON "alarm" USING btree ("raised_at") WHERE "alarm"."resolved_at" IS NULL;
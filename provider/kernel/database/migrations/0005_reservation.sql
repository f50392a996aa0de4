CREATE TABLE "quote" (
	"id" text PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"request" jsonb NOT NULL,
	"offer" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"confirmation_code" text NOT NULL,
	"tracking_code" text NOT NULL,
	"hash_tracking_code" text NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"status_reason" text,
	"property_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"offer" jsonb NOT NULL,
	"is_on_request" boolean NOT NULL,
	"rack_total" bigint NOT NULL,
	"total" bigint NOT NULL,
	"penalty" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"review_due_at" timestamp with time zone,
	"payment_deadline_at" timestamp with time zone,
	"payment_seconds" integer,
	"is_extended" boolean DEFAULT false NOT NULL,
	"extended_at" timestamp with time zone,
	"timer_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"property_confirmation_code" text,
	"booker" text NOT NULL,
	"booker_index" text NOT NULL,
	"arrival" text,
	"note" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reservation_confirmation_code_unique" UNIQUE("confirmation_code"),
	CONSTRAINT "reservation_tracking_code_unique" UNIQUE("tracking_code"),
	CONSTRAINT "reservation_hash_tracking_code_unique" UNIQUE("hash_tracking_code"),
	CONSTRAINT "extended_once" CHECK ("reservation"."is_extended" = ("reservation"."extended_at" IS NOT NULL)),
	CONSTRAINT "a_stay_has_nights" CHECK ("reservation"."check_out" > "reservation"."check_in"),
	CONSTRAINT "rial_is_not_negative" CHECK ("reservation"."total" >= 0 AND "reservation"."penalty" >= 0 AND "reservation"."paid" >= 0),
	CONSTRAINT "no_timer_once_paid_or_over" CHECK ("reservation"."timer_at" IS NULL OR ("reservation"."paid" = 0 AND "reservation"."status" IN
        ('in_progress', 'under_review', 'ready_to_pay', 'payment_failed', 'payment_deadline_expired')))
);
--> statement-breakpoint
CREATE TABLE "reservation_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reservation_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"operator" text
);
--> statement-breakpoint
CREATE TABLE "reservation_passenger" (
	"reservation_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"room_position" smallint NOT NULL,
	"age_group" text NOT NULL,
	"is_supervisor" boolean NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "reservation_passenger_reservation_id_position_pk" PRIMARY KEY("reservation_id","position")
);
--> statement-breakpoint
CREATE TABLE "reservation_room" (
	"reservation_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"room_type_id" bigint NOT NULL,
	"rate_plan_id" integer NOT NULL,
	"room" jsonb NOT NULL,
	CONSTRAINT "reservation_room_reservation_id_position_pk" PRIMARY KEY("reservation_id","position")
);
--> statement-breakpoint
CREATE TABLE "tracking_try" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inventory_night" ADD COLUMN "sold_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_event" ADD CONSTRAINT "reservation_event_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_passenger" ADD CONSTRAINT "reservation_passenger_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_room" ADD CONSTRAINT "reservation_room_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_by_end" ON "quote" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reservation_of_user" ON "reservation" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reservation_by_timer" ON "reservation" USING btree ("timer_at") WHERE "reservation"."timer_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_of_reservation" ON "reservation_event" USING btree ("reservation_id","id");--> statement-breakpoint
ALTER TABLE "user_session" DROP COLUMN "may_set_password_until";
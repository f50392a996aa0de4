CREATE TABLE "payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"reservation_id" bigint,
	"wallet_charge_id" bigint,
	"attempt" integer NOT NULL,
	"gateway" text,
	"amount" bigint NOT NULL,
	"wallet_part" bigint NOT NULL,
	"is_held" boolean NOT NULL,
	"authority" text,
	"ref_id" text,
	"card_masked" text,
	"state" text NOT NULL,
	"failure_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "one_payment_per_authority" UNIQUE("gateway","authority"),
	CONSTRAINT "one_payment_per_ref" UNIQUE("gateway","ref_id"),
	CONSTRAINT "payment_of_one_thing" CHECK (num_nonnulls("payment"."reservation_id", "payment"."wallet_charge_id") = 1),
	CONSTRAINT "payment_of_something" CHECK ("payment"."amount" > 0 AND "payment"."wallet_part" BETWEEN 0 AND "payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_wallet_charge_id_wallet_charge_id_fk" FOREIGN KEY ("wallet_charge_id") REFERENCES "public"."wallet_charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_charge" ADD CONSTRAINT "wallet_charge_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified" ON "payment" USING btree ("reservation_id") WHERE "payment"."state" = 'verified';--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" USING btree ("next_check_at") WHERE "payment"."next_check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "history_of_payment" ON "payment_event" USING btree ("payment_id","id");
CREATE TABLE "settlement_decision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"difference_id" bigint NOT NULL,
	"decision" text NOT NULL,
	"operator" text NOT NULL,
	"reason" text,
	"reference" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_difference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"authority" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount" bigint,
	"our_amount" bigint,
	"ref_id" text,
	"card_masked" text,
	"paid_at" timestamp with time zone,
	"payment_id" bigint,
	"is_in_suspense" boolean DEFAULT false NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_difference_per_authority" UNIQUE("gateway","authority")
);
--> statement-breakpoint
CREATE TABLE "settlement_line" (
	"gateway" text NOT NULL,
	"authority" text NOT NULL,
	"day" date NOT NULL,
	"ref_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"card_masked" text,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_line_gateway_authority_pk" PRIMARY KEY("gateway","authority"),
	CONSTRAINT "line_of_something" CHECK ("settlement_line"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "settlement_run" (
	"gateway" text NOT NULL,
	"day" date NOT NULL,
	"lines" integer NOT NULL,
	"differences" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_run_gateway_day_pk" PRIMARY KEY("gateway","day")
);
--> statement-breakpoint
ALTER TABLE "settlement_decision" ADD CONSTRAINT "settlement_decision_difference_id_settlement_difference_id_fk" FOREIGN KEY ("difference_id") REFERENCES "public"."settlement_difference"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlement_difference" ADD CONSTRAINT "settlement_difference_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "decision_of_difference" ON "settlement_decision" USING btree ("difference_id","id");
--> statement-breakpoint
CREATE INDEX "open_difference" ON "settlement_difference" USING btree ("id") WHERE "settlement_difference"."state" IN ('open', 'returning');
--> statement-breakpoint
CREATE INDEX "line_of_day" ON "settlement_line" USING btree ("gateway","day");
--> statement-breakpoint
-- Append-only, as the others of migration 0019.
CREATE TRIGGER settlement_decisions_stay BEFORE UPDATE OR DELETE ON settlement_decision FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON settlement_decision EXECUTE FUNCTION refuse_changing_a_record();

CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" bigint,
	"balance" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "one_account" UNIQUE NULLS NOT DISTINCT("kind","user_id"),
	CONSTRAINT "a_wallet_is_somebodys" CHECK (("ledger_account"."kind" = 'wallet') = ("ledger_account"."user_id" IS NOT NULL)),
	CONSTRAINT "wallet_not_negative" CHECK ("ledger_account"."kind" <> 'wallet' OR "ledger_account"."balance" >= 0),
	CONSTRAINT "held_within_balance" CHECK ("ledger_account"."held" >= 0 AND ("ledger_account"."held" = 0 OR "ledger_account"."held" <= "ledger_account"."balance"))
);
--> statement-breakpoint
CREATE TABLE "ledger_journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"reservation_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "once_per_event" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "posting_of_something" CHECK ("ledger_posting"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"reservation_id" bigint,
	"amount" bigint NOT NULL,
	"penalty" bigint NOT NULL,
	"destination" text NOT NULL,
	"bank_account_id" bigint,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"bank_reference" text,
	CONSTRAINT "refund_of_something" CHECK ("refund"."amount" > 0 AND "refund"."penalty" >= 0),
	CONSTRAINT "refund_of_its_source" CHECK (("refund"."source" = 'reserve') = ("refund"."reservation_id" IS NOT NULL)),
	CONSTRAINT "refund_to_its_bank" CHECK (("refund"."destination" = 'bank') = ("refund"."bank_account_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "refund_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"state" text NOT NULL,
	"operator" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"reservation_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"matured_at" timestamp with time zone NOT NULL,
	"journal_id" bigint,
	CONSTRAINT "profit_entry_reservation_id_unique" UNIQUE("reservation_id"),
	CONSTRAINT "profit_of_something" CHECK ("profit_entry"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_journal_id_ledger_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_bank_account_id_bank_account_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_event" ADD CONSTRAINT "refund_event_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_entry" ADD CONSTRAINT "profit_entry_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_entry" ADD CONSTRAINT "profit_entry_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_entry" ADD CONSTRAINT "profit_entry_journal_id_ledger_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_of_account" ON "ledger_posting" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_of_journal" ON "ledger_posting" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "refund_of_user" ON "refund" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_refund" ON "refund" USING btree ("reservation_id") WHERE "refund"."state" IN ('requested', 'approved', 'paying');--> statement-breakpoint
CREATE INDEX "history_of_refund" ON "refund_event" USING btree ("refund_id","id");--> statement-breakpoint
CREATE INDEX "profit_of_user" ON "profit_entry" USING btree ("user_id") WHERE "profit_entry"."journal_id" IS NULL;
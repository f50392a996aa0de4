-- The people who decide, each with a token of their own, of which only the digest is kept.
CREATE TABLE "operator" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"name" text NOT NULL,
	"token_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "one_operator_of_a_name" UNIQUE("name"),
	CONSTRAINT "one_operator_of_a_token" UNIQUE("token_digest"),
	CONSTRAINT "an_operator_has_a_name" CHECK (char_length("name") BETWEEN 1 AND 60 AND btrim("name") <> '')
);
--> statement-breakpoint
-- What they have changed: added to and never changed.
CREATE TABLE "operator_act" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"operator" text NOT NULL,
	"is_proved" boolean NOT NULL,
	"call" text NOT NULL,
	"subject" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "acts_of_an_operator" ON "operator_act" ("operator","at");
--> statement-breakpoint
CREATE TRIGGER acts_stay BEFORE UPDATE OR DELETE ON operator_act FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON operator_act EXECUTE FUNCTION refuse_changing_a_record();

-- A closed account keeps its number for the books, and nothing personal.
ALTER TABLE "user_account" ADD COLUMN "closed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "a_closed_account_is_empty" CHECK ("closed_at" IS NULL
	OR (num_nonnulls("password_hash", "personal", "legal", "contact", "email_verified_at", "last_login_at") = 0 AND "mobile" = '')) NOT VALID;
--> statement-breakpoint
-- What begins for an account while it is closed waits for the lock on its row, and is refused.
CREATE FUNCTION refuse_a_closed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS NOT NULL AND (SELECT closed_at IS NOT NULL FROM user_account WHERE id = NEW.user_id FOR KEY SHARE) THEN
    RAISE EXCEPTION 'account % is closed', NEW.user_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON reservation FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON guest FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON bank_account FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON favorite FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON comment FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON question FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON user_session FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
-- Histories stay, but for the words that people typed into them, which may be taken away and never replaced.
CREATE FUNCTION loses_its_reason_alone(before jsonb, after jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT before ->> 'reason' IS NOT NULL AND after ->> 'reason' IS NULL AND before - 'reason' = after - 'reason'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_changing_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND loses_its_reason_alone(to_jsonb(OLD), to_jsonb(NEW)) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the history of a reservation does not change' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_changing_a_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND loses_its_reason_alone(to_jsonb(OLD), to_jsonb(NEW)) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the history of a refund is append-only' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER refund_history_stays ON refund_event;
--> statement-breakpoint
CREATE TRIGGER refund_history_stays BEFORE UPDATE OR DELETE ON refund_event FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_refund();

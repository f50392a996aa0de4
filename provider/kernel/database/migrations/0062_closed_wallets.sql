-- A refusal that names its rule: the caller is answered that the session is over, where it was an internal error.
CREATE OR REPLACE FUNCTION refuse_a_closed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS NOT NULL AND (SELECT closed_at IS NOT NULL FROM user_account WHERE id = NEW.user_id FOR KEY SHARE) THEN
    RAISE EXCEPTION 'account % is closed', NEW.user_id USING ERRCODE = 'check_violation', CONSTRAINT = 'of_an_open_account';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The wallet of a closed account gets nothing any more: nobody could take it out again.
CREATE TRIGGER not_of_a_closed_account BEFORE UPDATE OF balance ON ledger_account FOR EACH ROW
  WHEN (NEW.kind = 'wallet' AND NEW.balance > OLD.balance) EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON price_alert FOR EACH ROW EXECUTE FUNCTION refuse_a_closed_account();
--> statement-breakpoint
-- What is told beside an event is left out, so that the event itself still happens.
CREATE FUNCTION tell_no_closed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT closed_at IS NOT NULL FROM user_account WHERE id = NEW.user_id FOR KEY SHARE) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER not_of_a_closed_account BEFORE INSERT ON notification FOR EACH ROW EXECUTE FUNCTION tell_no_closed_account();
--> statement-breakpoint
-- Of accounts that were closed before.
DELETE FROM notification USING user_account WHERE user_account.id = notification.user_id AND closed_at IS NOT NULL;
--> statement-breakpoint
DELETE FROM price_alert USING user_account WHERE user_account.id = price_alert.user_id AND closed_at IS NOT NULL;

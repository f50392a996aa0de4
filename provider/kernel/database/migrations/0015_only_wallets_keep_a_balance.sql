ALTER TABLE "ledger_posting" ALTER COLUMN "balance_after" DROP NOT NULL;--> statement-breakpoint
UPDATE "ledger_account" SET "balance" = 0 WHERE "kind" <> 'wallet';--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "only_wallets_keep_a_balance" CHECK ("ledger_account"."kind" = 'wallet' OR "ledger_account"."balance" = 0);
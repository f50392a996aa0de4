-- By which key rows are found: a provider with another one does not start. Null until the first that has it starts.
ALTER TABLE "vault_state" ADD COLUMN "index_digest" text;

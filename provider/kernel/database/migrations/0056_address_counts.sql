-- How often a client address did something that is limited, in the window that is open: counted by every process together.
-- UNLOGGED: a count costs no wait for the disk, and is forgotten by a crash or a failover.
CREATE UNLOGGED TABLE "address_count" (
	"kind" text NOT NULL,
	"address_index" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_count_pkey" PRIMARY KEY ("kind", "address_index")
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE INDEX "address_count_by_end" ON "address_count" ("ends_at");

-- Nothing is sought by these; analysing them took longer than all other columns together.
ALTER TABLE "flight_fare" ALTER COLUMN "prices" SET STATISTICS 0, ALTER COLUMN "baggage" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "flight_offer" ALTER COLUMN "prices" SET STATISTICS 0;

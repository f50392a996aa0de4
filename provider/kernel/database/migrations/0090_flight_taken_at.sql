-- A reservation may take a flight after it was made: a carrier's earlier changes of that flight are in what was agreed. The
-- version before writes none, and means the reservation's beginning.
ALTER TABLE "reservation_flight" ADD COLUMN "taken_at" timestamp with time zone;

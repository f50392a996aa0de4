-- An offer's local times are computed from its instants and its airports' zones: the columns are no longer written. The
-- version before writes them still.
ALTER TABLE "flight_offer" ALTER COLUMN "departs_time" DROP NOT NULL, ALTER COLUMN "arrives_time" DROP NOT NULL;

-- A card pays changes of the travellers too: those afterwards are kept, sealed, while the change is held. The version before
-- neither reads nor forgets them: it cannot end such a change, and leaves it to this one.
ALTER TABLE "held_change" ADD COLUMN "travellers" text;--> statement-breakpoint
ALTER TABLE "held_change" ADD CONSTRAINT "only_a_held_change_has_travellers"
  CHECK ("held_change"."travellers" IS NULL OR "held_change"."state" = 'held') NOT VALID;

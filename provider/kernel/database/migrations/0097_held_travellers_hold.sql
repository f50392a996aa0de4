ALTER TABLE "held_change" VALIDATE CONSTRAINT "only_a_held_change_has_travellers";

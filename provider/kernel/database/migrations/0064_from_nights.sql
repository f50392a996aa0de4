-- The nights of the stay that the lowest coming price is of: where a property sells no single night, it is a night of the
-- shortest stay. Null beside a price that a process of the version before has computed: one night.
ALTER TABLE "property" ADD COLUMN "from_nights" integer;

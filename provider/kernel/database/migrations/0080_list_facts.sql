-- What lists show of a property's rates, by the audience of a party: rates that it cannot have are none of its prices. The
-- columns beside it stay for the version before, which has one value for all; each start of a process fills this one.
ALTER TABLE "property" ADD COLUMN "list_facts" jsonb DEFAULT '{}' NOT NULL;

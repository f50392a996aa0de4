ALTER TABLE "property" ADD COLUMN "from_date" date;

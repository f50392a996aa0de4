import { IDS_A_FILE } from "#domain/addresses/address-files.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";

/** The properties of the map of addresses, by files of as many ids each. */

/** From each file that holds something it goes to the next id after it: as many looks into the index as there are files. */
const FILES = `
  WITH RECURSIVE file (number) AS (
    (SELECT (id - 1) / $1::int + 1 FROM property WHERE id > 0 ORDER BY id LIMIT 1)
    UNION ALL
    SELECT (SELECT (id - 1) / $1::int + 1 FROM property WHERE id > file.number::bigint * $1::int ORDER BY id LIMIT 1)
    FROM file WHERE file.number IS NOT NULL
  )
  SELECT number FROM file WHERE number IS NOT NULL`;

const OF_FILE = `
  SELECT city.slug AS city_slug, property.slug, changed_on::text FROM property JOIN city ON city.id = property.city_id
  LEFT JOIN property_change ON property_id = property.id
  WHERE property.id > ($1::bigint - 1) * $2::int AND property.id <= $1::bigint * $2::int ORDER BY property.id`;

/** The numbers of the files that hold something, in order. */
export const readFiles = async ({ query }: Queryable, idsAFile: number): Promise<number[]> =>
  (await query<{ number: number }>(FILES, [idsAFile], "address_files")).map(({ number }) => number);

/** Parts of a file's addresses, in the order of the properties' ids. */
export const readFile = ({ query }: Queryable, file: number, idsAFile: number) =>
  query<{ city_slug: string; slug: string; changed_on: IsoDate | null }>(OF_FILE, [file, idsAFile], "addresses");

export const addressFiles = endpoint({
  call: stayCalls.addressFiles,
  answer: (_, { database }) => readFiles(database, IDS_A_FILE),
});

export const addresses = endpoint({
  call: stayCalls.addresses,
  async answer({ query }, { database }) {
    const found = await readFile(database, query.file, IDS_A_FILE);
    return found.length === 0 ? refuse("not_found") : found;
  },
});

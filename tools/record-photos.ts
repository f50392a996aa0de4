import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { photoFileName, photoFormats } from "#domain/photo/photo.ts";
import type { DetailsValue, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { encodePhoto } from "#provider/atlas/photo/encode.ts";
import { addPhoto, photosOf } from "#provider/atlas/photo/photos.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { isRefusal } from "#provider/kernel/envelope.ts";
import { madePhoto } from "#tests/support/made-photos.ts";

/** Interface for requesting and storing answers: see `tools/record-answers.ts`. */
type Recorder = {
  readonly ask: (address: string) => Promise<unknown>;
  readonly write: (file: string, value: unknown) => void;
};

/** Width in pixels: enough for a story, small enough for the repository. */
const WIDTH = 640;
/** Generated photographs of the property, and the one of its first room. */
const OF_PROPERTY = [0, 1, 2, 4, 5, 6, 7];
const OF_ROOM = 3;

/** A photograph whose files are missing. */
const BROKEN_DIGEST = "0".repeat(32);
const BROKEN_WIDTHS = [320, 480];

const folder = join(import.meta.dirname, "../fixtures/photos");

async function show(database: Database, propertyId: number, roomTypeId: number | null, index: number): Promise<void> {
  const { name, fa, en, bytes } = await madePhoto(index, WIDTH);
  const encoded = await encodePhoto(bytes);
  if ("code" in encoded) throw new Error(encoded.code);
  const said = { name, altFa: fa, altEn: en, credit: index === 0 ? "مینا کریمی" : null, operator: "record" };
  const added = await database.withTx((tx) => addPhoto(tx, encoded, { propertyId, roomTypeId, ...said }));
  if (isRefusal(added)) throw new Error(added.refused);
  for (const { width, format, bytes: file } of encoded.files) {
    writeFileSync(join(folder, photoFileName({ digest: encoded.photo.digest, width, format })), file);
  }
}

/** Requests of a property's pages once it has photographs, and the photographs' files for Storybook. */
export async function recordPhotos(
  database: Database,
  { id, slug }: { id: number; slug: string },
  stay: string,
  { ask, write }: Recorder,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { room_types } = (await ask(`property/v2/details/Isfahan/${slug}`)) as DetailsValue;
  for (const width of BROKEN_WIDTHS) {
    for (const format of photoFormats) {
      writeFileSync(join(folder, photoFileName({ digest: BROKEN_DIGEST, width, format })), "no picture\n");
    }
  }
  for (const index of OF_PROPERTY) await show(database, id, null, index);
  await show(database, id, room_types[0]?.id ?? null, OF_ROOM);
  const details = (await ask(`property/v2/details/Isfahan/${slug}`)) as DetailsValue;
  write("stay/property-details-with-photos.json", details);
  const rooms = (await ask(`property/v2/${id}/rooms?${stay}`)) as RoomsValue;
  write("stay/property-rooms-with-photos.json", rooms);
  write("stay/property-photos.json", { items: await photosOf(database, id) });
}

import type { PhotoItem } from "#domain/contract/photo.shapes.ts";
import { MAX_PHOTOS, type PhotoFile } from "#domain/photo/photo.ts";
import { arrayLiteral, type Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Encoded } from "./encode.ts";

/** Metadata of a photograph that is uploaded. */
export type Upload = {
  readonly propertyId: number;
  readonly roomTypeId: number | null;
  /** The field that names the room, where that is not `room_type_id`. */
  readonly roomField?: "room";
  readonly name: string;
  readonly altFa: string;
  readonly altEn: string;
  readonly credit: string | null;
  readonly operator: string;
};

/** SQL for a photograph in the contract's shape, with its credit. */
const PHOTO = `jsonb_build_object('digest', photo.digest, 'width', photo.width, 'height', photo.height, 'widths', photo.widths,
  'placeholder', photo.placeholder, 'credit', shown.credit)`;

/** A property's own photographs first, then those of its rooms, each in their order. */
const PHOTOS = `
  SELECT shown.id, shown.room_type_id, shown.position::int, shown.name, shown.alt_fa, shown.alt_en, ${PHOTO} AS photo
  FROM property_photo AS shown JOIN photo ON photo.digest = shown.digest
  WHERE shown.property_id = $1 ORDER BY shown.room_type_id NULLS FIRST, shown.position, shown.id`;

/** The photographs of a property. */
export const photosOf = (from: Queryable, propertyId: number): Promise<PhotoItem[]> =>
  from.query<PhotoItem>(PHOTOS, [propertyId], "photos_of");

/** The bytes of a file; null where there is no such file. */
export async function photoFile(from: Queryable, { digest, width, format }: PhotoFile): Promise<Buffer | null> {
  const [file] = await from.query<{ bytes: Uint8Array }>(
    "SELECT bytes FROM photo_file WHERE digest = $1 AND width = $2 AND format = $3",
    [digest, width, format],
    "photo_file",
  );
  return file === undefined ? null : Buffer.from(file.bytes);
}

/** Locks a property, so that changes of its photographs are serialised: positions and their maximum number. */
async function lockProperty(tx: Queryable, propertyId: number): Promise<boolean> {
  return (await tx.query("SELECT FROM property WHERE id = $1 FOR NO KEY UPDATE", [propertyId])).length === 1;
}

/** Stores a photograph as the last one. @returns its number, and whether the property or room did not show it yet. */
export async function addPhoto(
  tx: Queryable,
  { photo, files }: Encoded,
  upload: Upload,
): Promise<{ id: number; isNew: boolean } | Refusal> {
  const { propertyId, roomTypeId } = upload;
  if (!(await lockProperty(tx, propertyId))) return refuse("not_found");
  const known = await photosOf(tx, propertyId);
  const existing = known.find((one) => one.photo.digest === photo.digest && one.room_type_id === roomTypeId);
  if (existing !== undefined) return { id: existing.id, isNew: false };
  if (known.length >= MAX_PHOTOS) {
    return refuse("invalid_input", [{ name: "content", code: "photo_many", params: { max: MAX_PHOTOS } }]);
  }
  const [room] =
    roomTypeId === null
      ? [{}]
      : await tx.query("SELECT id FROM room_type WHERE id = $1 AND property_id = $2", [roomTypeId, propertyId]);
  if (room === undefined)
    return refuse("invalid_input", [{ name: upload.roomField ?? "room_type_id", code: "unknown_value" }]);
  await tx.query(
    `INSERT INTO photo (digest, width, height, widths, placeholder) VALUES ($1, $2, $3, $4::jsonb, $5) ON CONFLICT DO NOTHING`,
    [photo.digest, photo.width, photo.height, JSON.stringify(photo.widths), photo.placeholder],
  );
  for (const { width, format, bytes } of files) {
    await tx.query(
      `INSERT INTO photo_file (digest, width, format, bytes) VALUES ($1, $2, $3, decode($4, 'base64')) ON CONFLICT DO NOTHING`,
      [photo.digest, width, format, bytes.toString("base64")],
    );
  }
  const [added] = await tx.query<{ id: number }>(
    `INSERT INTO property_photo (property_id, room_type_id, digest, position, name, alt_fa, alt_en, credit, operator, added_at)
     SELECT $1, $2, $3, coalesce(max(position), 0) + 1, $4, $5, $6, $7, $8, app_now() FROM property_photo
     WHERE property_id = $1 AND room_type_id IS NOT DISTINCT FROM $2::int RETURNING id`,
    [propertyId, roomTypeId, photo.digest, upload.name, upload.altFa, upload.altEn, upload.credit, upload.operator],
  );
  if (added === undefined) throw new Error("A photograph was not stored");
  await refreshCovers(tx, propertyId);
  return { id: added.id, isNew: true };
}

/** Orders the photographs of a property: the named ones first, the others as before. */
export async function orderPhotos(tx: Queryable, propertyId: number, ids: readonly number[]): Promise<Refusal | null> {
  if (!(await lockProperty(tx, propertyId))) return refuse("not_found");
  const known = new Set((await photosOf(tx, propertyId)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length) {
    return refuse("invalid_input", [{ name: "ids", code: "unknown_value" }]);
  }
  await tx.query(
    `UPDATE property_photo SET position = ordered.position FROM (
       SELECT id, row_number() OVER (PARTITION BY room_type_id
         ORDER BY array_position($2::bigint[], id) NULLS LAST, position, id) AS position
       FROM property_photo WHERE property_id = $1) AS ordered
     WHERE property_photo.id = ordered.id`,
    [propertyId, arrayLiteral(ids)],
  );
  await refreshCovers(tx, propertyId);
  return null;
}

/** Removes a photograph from its property or room; its files are deleted when nothing else shows them. */
export async function removePhoto(tx: Queryable, id: number): Promise<boolean> {
  const [removed] = await tx.query<{ propertyId: number; digest: string }>(
    `DELETE FROM property_photo WHERE id = $1 RETURNING property_id AS "propertyId", digest`,
    [id],
  );
  if (removed === undefined) return false;
  await tx.query("DELETE FROM photo WHERE digest = $1 AND NOT EXISTS (SELECT FROM property_photo WHERE digest = $1)", [
    removed.digest,
  ]);
  await refreshCovers(tx, removed.propertyId);
  return true;
}

const COVER = `SELECT ${PHOTO} FROM property_photo AS shown JOIN photo ON photo.digest = shown.digest`;

/** Copies the first photograph of a property and of its rooms into their own rows, so that a search joins no table. */
async function refreshCovers(tx: Queryable, propertyId: number): Promise<void> {
  await tx.query(
    `UPDATE property SET photo = (${COVER} WHERE shown.property_id = property.id AND shown.room_type_id IS NULL
       ORDER BY shown.position, shown.id LIMIT 1) WHERE id = $1`,
    [propertyId],
  );
  await tx.query(
    `UPDATE room_type SET photo = (${COVER} WHERE shown.room_type_id = room_type.id
       ORDER BY shown.position, shown.id LIMIT 1) WHERE property_id = $1`,
    [propertyId],
  );
}

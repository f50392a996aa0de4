import { z } from "zod";
import { MAX_PHOTOS, PHOTO_BYTES, PLACEHOLDER } from "../photo/photo.ts";
import { decisionInput } from "./decision.shapes.ts";

/** A photograph: its files are served at `/web/photo/<digest>-<width>.avif` and `.webp`. */
export const photo = z.object({
  digest: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.number().int(),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  placeholder: z.string().length(PLACEHOLDER.columns * PLACEHOLDER.rows * 6),
  credit: z.string().nullable(),
});

const alt = z.string().trim().min(2).max(200);

/** Base64 uses four letters for three bytes. */
const CONTENT_LENGTH = Math.ceil(PHOTO_BYTES / 3) * 4;
/** Size of an upload's body, bytes: the photograph and its description. */
export const UPLOAD_BYTES = CONTENT_LENGTH + 16 * 1024;

/** A photograph of a property, or of one of its rooms. `content`: the file, base64. */
export const addPhotoInput = decisionInput.extend({
  name: z.string().max(200),
  room_type_id: z.number().int().nullish(),
  /** The room by its `external_id` or its number, instead of `room_type_id`. */
  room: z.string().min(1).max(100).nullish(),
  alt_fa: alt,
  alt_en: alt,
  credit: z.string().trim().min(1).max(100).nullish(),
  // One byte more is let through, so that the photograph's own fault is reported.
  content: z.string().max(CONTENT_LENGTH + 4),
});

/** One photograph of a property; `position` counts from 1 among those of the property or of the room. */
export const photoItem = z.object({
  id: z.number().int(),
  room_type_id: z.number().int().nullable(),
  position: z.number().int(),
  name: z.string(),
  alt_fa: z.string(),
  alt_en: z.string(),
  photo,
});
export type PhotoItem = z.infer<typeof photoItem>;

/** `is_new`: false when the property, or the room, already had this photograph. */
export const addedPhotoValue = photoItem.extend({ is_new: z.boolean() });
export const photosValue = z.object({ items: z.array(photoItem) });
export type PhotosValue = z.infer<typeof photosValue>;

/** New display order of photographs; those not named follow. */
export const orderPhotosInput = decisionInput.extend({ ids: z.array(z.number().int()).min(1).max(MAX_PHOTOS) });

import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { UPLOAD_BYTES } from "#domain/contract/photo.shapes.ts";
import { isFileName } from "#domain/photo/photo.ts";
import { isRefusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { idOf } from "../../kernel/http/path-id.ts";
import { decider } from "../../kernel/http/principal.ts";
import { idNamed } from "../id-named.ts";
import { encodePhoto } from "./encode.ts";
import { addPhoto, orderPhotos, photosOf, removePhoto } from "./photos.ts";

const list = endpoint({
  call: operatorCalls.photos,
  async answer({ params }, { database }) {
    const id = await idNamed(database, "property", params.property_id);
    const [property] = await database.query("SELECT id FROM property WHERE id = $1", [id]);
    return property === undefined || id === null ? refuse("not_found") : { items: await photosOf(database, id) };
  },
});

/** One photograph is encoded at a time: each takes as much memory as its pixels. */
let encoding: Promise<unknown> = Promise.resolve();
function encodedInTurn(content: Buffer): ReturnType<typeof encodePhoto> {
  const turn = encoding.then(() => encodePhoto(content));
  encoding = turn.catch(() => undefined);
  return turn;
}

const add: Endpoint = {
  ...work({
    call: operatorCalls.addPhoto,
    async answer({ params, body, principal }, { database }) {
      const propertyId = await idNamed(database, "property", params.property_id);
      if (propertyId === null) return refuse("not_found");
      const roomTypeId = body.room == null ? (body.room_type_id ?? null) : await idNamed(database, "room", body.room);
      if (body.room != null && roomTypeId === null) {
        return refuse("invalid_input", [{ name: "room", code: "unknown_value" }]);
      }
      if (!isFileName(body.name)) return refuse("invalid_input", [{ name: "name", code: "photo_name" }]);
      const encoded = await encodedInTurn(Buffer.from(body.content, "base64"));
      if ("code" in encoded) return refuse("invalid_input", [encoded]);
      return database.withTx(async (tx) => {
        const added = await addPhoto(tx, encoded, {
          propertyId,
          roomTypeId,
          ...(body.room != null && { roomField: "room" as const }),
          name: body.name,
          altFa: body.alt_fa,
          altEn: body.alt_en,
          credit: body.credit ?? null,
          operator: decider(principal),
        });
        if (isRefusal(added)) return added;
        const stored = (await photosOf(tx, propertyId)).find(({ id }) => id === added.id);
        return stored === undefined ? refuse("not_found") : { ...stored, is_new: added.isNew };
      });
    },
  }),
  bodyLimit: UPLOAD_BYTES,
};

const order = effect({
  call: operatorCalls.orderPhotos,
  async effect({ params, body }, tx) {
    const propertyId = await idNamed(tx, "property", params.property_id);
    if (propertyId === null) return refuse("not_found");
    return (await orderPhotos(tx, propertyId, body.ids)) ?? { items: await photosOf(tx, propertyId) };
  },
});

const remove = effect({
  call: operatorCalls.removePhoto,
  effect: async ({ params }, tx) =>
    (await removePhoto(tx, idOf(params.id) ?? -1)) ? { state: "removed" } : refuse("not_found"),
});

export const photoEndpoints: readonly Endpoint[] = [list, add, order, remove];

import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { PhotoItem, PhotosValue } from "#domain/contract/photo.shapes.ts";
import { MAX_PHOTOS, PHOTO_BYTES } from "#domain/photo/photo.ts";
import type { CityValue, DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { METADATA, madePhoto } from "#tests/support/made-photos.ts";
import { encodePhoto } from "./encode.ts";

const SMALL = 640;
/** Upper limit of a photograph's bytes for a first picture on a telephone. */
const ON_A_TELEPHONE = 40_000;

describe("A photograph", () => {
  test("is encoded in every width that it has, turned upright, without its metadata", async () => {
    const { bytes } = await madePhoto(0, 1920);
    expect((await sharp(bytes).metadata()).exif?.includes(METADATA)).toBe(true);
    const turned = await sharp(bytes).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const encoded = await encodePhoto(turned);
    if ("code" in encoded) throw new Error(encoded.code);
    // A photograph of 1920 × 1200 that was taken with the camera on its side.
    expect(encoded.photo).toMatchObject({ width: 1200, height: 1920, widths: [320, 480, 768, 1200] });
    for (const { width, format, bytes: file } of encoded.files) {
      const read = await sharp(file).metadata();
      expect([read.width, read.format === "heif" ? "avif" : read.format]).toEqual([width, format]);
      expect(read.exif).toBeUndefined();
      expect(file.includes(METADATA)).toBe(false);
      if (width <= 768) expect(file.byteLength).toBeLessThanOrEqual(ON_A_TELEPHONE);
    }
  });

  test.each([
    ["text", Buffer.from("no picture"), "photo_no_picture"],
    [
      "an SVG with a script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      "photo_no_picture",
    ],
    ["a bomb of zeros", Buffer.alloc(5_000_000), "photo_no_picture"],
    ["empty", Buffer.alloc(0), "photo_no_picture"],
    [
      "a JPEG by its first bytes alone",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(999)]),
      "photo_broken",
    ],
    ["more than 10 MB", Buffer.alloc(PHOTO_BYTES + 1), "photo_bytes"],
  ])("that is %s is refused", async (_, bytes, code) => {
    expect(await encodePhoto(bytes)).toMatchObject({ name: "content", code });
  });

  test("of 200 megapixels is refused before it is decoded, however small its file is", async () => {
    const bomb = await sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: "#000" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect(await encodePhoto(bomb)).toMatchObject({ code: "photo_pixels", params: { max: 50 } });
  });

  test("whose file ends in the middle is refused", async () => {
    const { bytes } = await madePhoto(1, SMALL);
    expect(await encodePhoto(bytes.subarray(0, bytes.byteLength / 2))).toMatchObject({ code: "photo_broken" });
  });

  test("that is narrower than a telephone is refused", async () => {
    const { bytes } = await madePhoto(1, 320);
    expect(await encodePhoto(bytes)).toMatchObject({ code: "photo_small" });
  });
});

onProvider("The photographs of a property", (provider, onEngine) => {
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
  const anyone = () => callerOf(provider.app);
  const details = async () => {
    const [first] = await provider.services.database.query<{ slug: string }>(
      "SELECT property.slug FROM property JOIN city ON city.id = city_id WHERE city.slug = 'Isfahan' ORDER BY property.id LIMIT 1",
    );
    return (await anyone().get<DetailsValue>(`property/v2/details/Isfahan/${first?.slug}`)).value;
  };
  let made: Awaited<ReturnType<typeof madePhoto>>[];
  beforeAll(async () => {
    made = await Promise.all([0, 1, 2].map((index) => madePhoto(index, SMALL)));
  });
  const add = (id: number, index: number, changes: Readonly<Record<string, unknown>> = {}) => {
    const { name, fa, en, bytes } = made[index]!;
    const body = { operator: "Mina", name, alt_fa: fa, alt_en: en, content: bytes.toString("base64"), ...changes };
    return operator().post<PhotoItem & { is_new: boolean }>(`operator/v2/properties/${id}/photos`, body);
  };
  const files = async () => provider.services.database.query<{ digest: string }>("SELECT digest FROM photo_file");

  onEngine("are shown in their order, on its page, on its cards and at its rooms, and go as they came", async () => {
    const before = await details();
    const room = before.room_types[0]!;
    const first = await add(before.id, 0);
    expect(first.status, first.text).toBe(200);
    const second = await add(before.id, 1, { credit: "مینا کریمی" });
    const ofRoom = await add(before.id, 2, { room_type_id: room.id });
    expect([first, second, ofRoom].map(({ value }) => [value.position, value.is_new])).toEqual([
      [1, true],
      [2, true],
      [1, true],
    ]);
    expect((await add(before.id, 0)).value).toMatchObject({ id: first.value.id, is_new: false });

    const shown = await details();
    expect(shown.images.map(({ caption_fa }) => caption_fa)).toEqual(made.map(({ fa }) => fa));
    expect(shown.images[1]!.image.photo).toEqual(second.value.photo);
    expect(shown.images[1]!.image.photo?.credit).toBe("مینا کریمی");
    expect(shown.room_types.find(({ id }) => id === room.id)!.image.photo).toEqual(ofRoom.value.photo);

    const ordered = await operator().post<PhotosValue>(`operator/v2/properties/${before.id}/photos/order`, {
      operator: "Mina",
      ids: [second.value.id],
    });
    expect(ordered.value.items.map(({ id }) => id)).toEqual([second.value.id, first.value.id, ofRoom.value.id]);
    const { city } = before;
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => anyone().get<CityValue>(`property/v2/city/${city.slug}?page=${page}`)),
    );
    const card = pages.flatMap(({ value }) => value?.items ?? []).find(({ id }) => id === before.id);
    expect(card?.image.photo).toEqual(second.value.photo);
    const { digest, widths } = first.value.photo;
    const file = await provider.app.request(`/photo/v2/files/${digest}-${widths[0]}.avif`, {
      headers: { "Client-Token": provider.services.settings.clientToken },
    });
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
    expect(file.headers.get("Cache-Control")).toContain("immutable");
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(widths[0]);

    for (const { value } of [first, second, ofRoom]) {
      const removed = await operator().post(`operator/v2/photos/${value.id}/remove`, { operator: "Mina" });
      expect(removed.value).toEqual({ state: "removed" });
    }
    expect(await details()).toEqual(before);
    expect(await files()).toEqual([]);
  });

  onEngine("are refused by name where they cannot be, and nothing is kept of them", async () => {
    const { id } = await details();
    const fault = async (changes: Readonly<Record<string, unknown>>, of = id) => {
      const { status, reason, errors } = await add(of, 0, changes);
      return [status, reason, ...errors.map(({ name, code }) => `${name} ${code}`)];
    };
    const text = Buffer.from("no picture").toString("base64");
    expect(await fault({ content: text })).toEqual([422, "invalid_input", "content photo_no_picture"]);
    expect(await fault({ name: "../../etc/passwd.jpg" })).toEqual([422, "invalid_input", "name photo_name"]);
    expect(await fault({ room_type_id: 999_999_999 })).toEqual([422, "invalid_input", "room_type_id unknown_value"]);
    expect(await fault({ alt_en: " " })).toEqual([422, "invalid_input", "alt_en required"]);
    expect(await fault({}, 999_999_999)).toEqual([404, "not_found"]);
    expect((await callerOf(provider.app).post(`operator/v2/properties/${id}/photos`, {})).status).toBe(401);
    expect(await files()).toEqual([]);
    const unknown = await provider.app.request(`/photo/v2/files/${"0".repeat(32)}-320.avif`, {
      headers: { "Client-Token": provider.services.settings.clientToken },
    });
    expect(unknown.status).toBe(404);
  });

  onEngine("leave what is drawn as it is, and are shown where nothing is drawn", async () => {
    const { id, slug } = await details();
    const { database } = provider.services;
    const drawn = async () =>
      (await database.query<{ images: unknown[] }>("SELECT images FROM property WHERE id = $1", [id]))[0]?.images ?? [];
    const before = await drawn();
    const added = await add(id, 0);
    expect(await drawn()).toEqual(before);
    await database.query("UPDATE property SET images = '[]' WHERE id = $1", [id]);
    const second = await add(id, 1);
    expect(second.status, second.text).toBe(200);
    expect((await details()).images.map(({ image }) => [image.slug, image.photo?.digest])).toEqual([
      [slug, added.value.photo.digest],
      [slug, second.value.photo.digest],
    ]);
    for (const { value } of [added, second]) {
      await operator().post(`operator/v2/photos/${value.id}/remove`, { operator: "Mina" });
    }
    await database.query("UPDATE property SET images = $2::jsonb WHERE id = $1", [id, JSON.stringify(before)]);
  });

  onEngine("are sixty at most", async () => {
    const { id } = await details();
    const database = provider.services.database;
    await database.query(
      `INSERT INTO photo SELECT lpad(number::text, 32, '0'), 320, 200, '[320]', repeat('0', 36) FROM generate_series(1, ${MAX_PHOTOS}) AS number`,
    );
    await database.query(
      `INSERT INTO property_photo (property_id, digest, position, name, alt_fa, alt_en, operator, added_at)
       SELECT $1, lpad(number::text, 32, '0'), number, 'a.jpg', 'الف ب', 'ab', 'Mina', app_now()
       FROM generate_series(1, ${MAX_PHOTOS}) AS number`,
      [id],
    );
    const { errors } = await add(id, 0);
    expect(errors).toMatchObject([{ name: "content", code: "photo_many", params: { max: MAX_PHOTOS } }]);
    await database.query("DELETE FROM property_photo");
    await database.query("DELETE FROM photo");
  });
});

import { createHash } from "node:crypto";
import { choosing } from "#domain/addresses/chosen-address.ts";
import { withQuery } from "#domain/addresses/query.ts";
import { type Photo, photoFileName } from "#domain/photo/photo.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { Overloaded } from "./admission.ts";
import type { PageHead } from "./admitted-render.ts";
import { exactBytes } from "./byte-bounded.ts";
import type { PageInLocale } from "./pages.ts";
import { shareAddress } from "./share-address.ts";
import { createShareDraw } from "./share-draw.ts";
import { words } from "./words.ts";

/** Pictures that wait for their turn: one is drawn at a time, on another thread than pages. */
const MAX_WAITING = 8;
/** A width of a photograph that fills a share picture, pixels. */
const PHOTO_WIDTH = 1200;
/** Lifetime of the drawing in the place of a photograph that did not come, milliseconds. */
const WITHOUT_PHOTO_MS = 10_000;

/** A share picture in memory. */
export type MadePicture = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Its words and its scene, as text: it is drawn again only when they change. */
  readonly said: string;
  readonly keys: readonly string[];
  readonly freshMs: number;
  freshUntil: number;
};

export type ShareMakerOptions = {
  /** Folder of the fonts (`tools/build-fonts.mjs`); null: there are no share pictures. */
  fonts: string | null;
  /** Metadata of a page, for all visitors; null where there is none. @throws Overloaded */
  headAt: (page: PageInLocale) => Promise<PageHead | null>;
  /** Bytes of a photograph's file; null when it did not come. */
  photoNamed: (name: string) => Promise<Uint8Array | null>;
  /** Milliseconds of a clock that never steps. */
  now: () => number;
};

/** The file of a photograph that fills the picture. */
function fileOf({ digest, widths }: Photo): string {
  const width = widths.find((one) => one >= PHOTO_WIDTH) ?? widths.at(-1) ?? PHOTO_WIDTH;
  return photoFileName({ digest, width, format: "webp" });
}

/** Runs one piece of work at a time; the queue is bounded. Rejects with `Overloaded` when it is full. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MAX_WAITING) return Promise.reject(new Overloaded());
    waiting += 1;
    const mine = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = mine.catch(() => {});
    return mine;
  };
}

/** Makes share pictures from the metadata of their pages. */
export function createShareMaker({ fonts, headAt, photoNamed, now }: ShareMakerOptions) {
  const inTurn = createTurns();
  const draw = fonts === null ? null : createShareDraw(fonts);

  /**
   * The picture of a page, at its address: the one before where it says the same; null where there is none.
   * @throws Overloaded
   */
  return async (address: string, page: PageInLocale, before: MadePicture | undefined): Promise<MadePicture | null> => {
    const found = await headAt(page);
    const picture = found?.head.share;
    if (draw === null || found === null || picture === undefined) return null;
    const own = choosing(found.head.canonical ?? withQuery(page.path, page.query), null);
    if (shareAddress(page.locale, own) !== address) return null;
    const said = JSON.stringify(picture);
    if (before?.said === said) {
      before.freshUntil = now() + before.freshMs;
      return before;
    }
    const { photo } = picture.scene;
    const photograph = photo === undefined ? null : await photoNamed(fileOf(photo));
    const isWhole = photo === undefined || photograph !== null;
    const { t } = await words(page.locale);
    const drawing = { brand: t("site.name"), direction: DIRECTION[page.locale], photograph };
    const bytes = exactBytes(new Uint8Array(await inTurn(() => draw(picture, drawing))));
    const freshMs = isWhole ? found.freshMs : Math.min(found.freshMs, WITHOUT_PHOTO_MS);
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    return { bytes, etag, said: isWhole ? said : "", keys: found.keys, freshMs, freshUntil: now() + freshMs };
  };
}

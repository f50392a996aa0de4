/** Photographs of properties and rooms: what may be uploaded, what is made of it, and where it is served. */

/** The largest upload, bytes. */
export const PHOTO_BYTES = 10 * 1024 * 1024;
/** The largest picture that is decoded, pixels: a small file can decode to gigabytes. */
export const PHOTO_PIXELS = 50_000_000;
/** The narrowest photograph that is taken, pixels. */
export const PHOTO_WIDTH = 480;
/** How many photographs a property has at most, those of its rooms included. */
export const MAX_PHOTOS = 60;

/** The widths that a photograph is served in, pixels; never wider than it is. */
export const photoWidths = [320, 480, 768, 1200, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** The formats that it is served in, the smaller first. */
export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The placeholder: a grid of colours, shown until the photograph has come. Six hexadecimal digits a cell, row by row. */
export const PLACEHOLDER = { columns: 3, rows: 2 } as const;

/** A photograph as the contract describes it. */
export type Photo = {
  /** Of the uploaded file, hexadecimal: names its files, which therefore never change. */
  readonly digest: string;
  /** Of the widest file, pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths that it is served in, narrowest first. */
  readonly widths: readonly number[];
  readonly placeholder: string;
  /** Who took it. */
  readonly credit: string | null;
};

export type PhotoFile = { readonly digest: string; readonly width: number; readonly format: PhotoFormat };

const FILE = /^([0-9a-f]{32})-(\d{3,4})\.(avif|webp)$/;

/** The name of a photograph's file: `3f…c1-768.avif`. */
export const photoFileName = ({ digest, width, format }: PhotoFile): string => `${digest}-${width}.${format}`;

/** What a file's name says; null where it is no photograph's. */
export function photoFileOf(name: string): PhotoFile | null {
  const [, digest, width, format] = FILE.exec(name) ?? [];
  const known = photoFormats.find((one) => one === format);
  return digest === undefined || known === undefined ? null : { digest, width: Number(width), format: known };
}

/** Where the website serves photographs. */
export const PHOTO_PATH = "/web/photo/";

/** The address of a photograph in a width and a format. */
export const photoAddress = (file: PhotoFile): string => `${PHOTO_PATH}${photoFileName(file)}`;

/** The widths of one format for `srcset`. */
export const photoSources = ({ digest, widths }: Photo, format: PhotoFormat): string =>
  widths.map((width) => `${photoAddress({ digest, width, format })} ${width}w`).join(", ");

/** The colours of a placeholder, row by row, as CSS writes them. */
export const placeholderColours = (placeholder: string): string[] =>
  (placeholder.match(/[0-9a-f]{6}/g) ?? []).map((colour) => `#${colour}`);

/** What is wrong with the name of an uploaded file: it is shown in faults, never used as a path. */
export const isFileName = (name: string): boolean =>
  name.length <= 200 && !/[/\\\p{Cc}]/u.test(name) && !/^\.{0,2}$/.test(name);

/** Formats that are taken, by their first bytes: an SVG with a script is text, whatever its name says. */
const signatures: readonly {
  readonly format: "jpeg" | "png" | "webp" | "avif";
  readonly at: number;
  readonly text: string;
}[] = [
  { format: "jpeg", at: 0, text: "\xff\xd8\xff" },
  { format: "png", at: 0, text: "\x89PNG\r\n\x1a\n" },
  { format: "webp", at: 8, text: "WEBP" },
  { format: "avif", at: 4, text: "ftypavif" },
];

/** The format of a picture by its first bytes; null where it is none that is taken. */
export const pictureFormatOf = (bytes: Uint8Array): "jpeg" | "png" | "webp" | "avif" | null =>
  signatures.find(({ at, text }) => [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0)))
    ?.format ?? null;

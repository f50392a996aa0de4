/** Photographs of properties and rooms: limits of uploads, derived files, and their addresses. */

/** The largest upload, bytes. */
export const PHOTO_BYTES = 10 * 1024 * 1024;
/** Largest picture that is decoded, pixels: a small file can decode to gigabytes. */
export const PHOTO_PIXELS = 50_000_000;
/** Minimum width of an accepted photograph, pixels. */
export const PHOTO_WIDTH = 480;
/** Maximum number of photographs of a property, those of its rooms included. */
export const MAX_PHOTOS = 60;

/** Widths of the served files, pixels; never wider than the original. */
export const photoWidths = [320, 480, 768, 1200, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** Formats of the served files, smaller first. */
export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Placeholder: a grid of colours, shown until the photograph has loaded. Six hexadecimal digits a cell, row by row. */
export const PLACEHOLDER = { columns: 3, rows: 2 } as const;

/** A photograph as the contract describes it. */
export type Photo = {
  /** Digest of the uploaded file, hexadecimal: part of its files' names, which are therefore immutable. */
  readonly digest: string;
  /** Size of the widest file, pixels. */
  readonly width: number;
  readonly height: number;
  /** Widths of the served files, narrowest first. */
  readonly widths: readonly number[];
  readonly placeholder: string;
  /** The photographer. */
  readonly credit: string | null;
};

export type PhotoFile = { readonly digest: string; readonly width: number; readonly format: PhotoFormat };

const FILE = /^([0-9a-f]{32})-(\d{3,4})\.(avif|webp)$/;

/** The name of a photograph's file: `3f…c1-768.avif`. */
export const photoFileName = ({ digest, width, format }: PhotoFile): string => `${digest}-${width}.${format}`;

/** Parses the name of a photograph's file; null for any other name. */
export function photoFileOf(name: string): PhotoFile | null {
  const [, digest, width, format] = FILE.exec(name) ?? [];
  const known = photoFormats.find((one) => one === format);
  return digest === undefined || known === undefined ? null : { digest, width: Number(width), format: known };
}

/** Path at which the website serves photographs. */
export const PHOTO_PATH = "/web/photo/";

/** The address of a photograph in a width and a format. */
export const photoAddress = (file: PhotoFile): string => `${PHOTO_PATH}${photoFileName(file)}`;

/** Candidates of one format for `srcset`. */
export const photoSources = ({ digest, widths }: Photo, format: PhotoFormat): string =>
  widths.map((width) => `${photoAddress({ digest, width, format })} ${width}w`).join(", ");

/** The colours of a placeholder, row by row, as CSS writes them. */
export const placeholderColours = (placeholder: string): string[] =>
  (placeholder.match(/[0-9a-f]{6}/g) ?? []).map((colour) => `#${colour}`);

/** True for a valid name of an uploaded file: the name is shown in faults, never used as a path. */
export const isFileName = (name: string): boolean =>
  name.length <= 200 && !/[/\\\p{Cc}]/u.test(name) && !/^\.{0,2}$/.test(name);

/** Accepted formats, by magic bytes: an SVG with a script is text, whatever its name says. */
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

/** Format of a picture by its magic bytes; null if not accepted. */
export const pictureFormatOf = (bytes: Uint8Array): "jpeg" | "png" | "webp" | "avif" | null =>
  signatures.find(({ at, text }) => [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0)))
    ?.format ?? null;

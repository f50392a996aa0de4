import type { Hono } from "hono";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import { type PhotoFormat, photoFileOf } from "#domain/photo/photo.ts";
import { refuse } from "../../kernel/envelope.ts";
import { refused } from "../../kernel/http/serve-call.ts";
import type { Services } from "../../services.ts";
import { photoFile } from "./photos.ts";

const contentTypes: Readonly<Record<PhotoFormat, string>> = { avif: "image/avif", webp: "image/webp" };

/** The files of photographs, which the website passes on. A file never changes: its name is the digest of its upload. */
export function addPhotoFiles(app: Hono, { database }: Pick<Services, "database">): void {
  app.get("/photo/v2/files/:name", async (context) => {
    const file = photoFileOf(context.req.param("name"));
    const bytes = file && (await photoFile(database, file));
    if (file === null || bytes === null) return refused(context, refuse("not_found"));
    context.header("Cache-Control", `public, max-age=${YEAR_SECONDS}, immutable`);
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": contentTypes[file.format] });
  });
}

import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Command } from "commander";
import { z } from "zod";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { PhotoItem } from "#domain/contract/photo.shapes.ts";
import { PHOTO_BYTES } from "#domain/photo/photo.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { CliError, inWords, type Words } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, operatorClient, refused, tokenOptions, type Where } from "./operator-client.ts";
import { say } from "./say.ts";
import { tableText } from "./table-text.ts";

/** Description of a photograph: its subject in both languages, and its photographer. */
const captionShape = z.strictObject({
  fa: z.string().trim().min(2).max(200),
  en: z.string().trim().min(2).max(200),
  credit: z.string().trim().min(1).max(100).optional(),
});
type Caption = z.infer<typeof captionShape>;

type AddOptions = Where & {
  room?: string;
  captions?: string;
  altFa?: string;
  altEn?: string;
  credit?: string;
  operator?: string;
} & Machine;
type ListOptions = Where & Machine;

/** Encoding a large photograph takes seconds. */
const PATIENCE_MS = 180_000;

/** `operator photos add|list|order`; `remove` is among the decisions. */
export function registerPhotos(command: Command, io: Io): void {
  registerAdd(command.command("add"), io);
  registerList(command.command("list"), io);
  registerOrder(command.command("order"), io);
}

function registerAdd(command: Command, io: Io): void {
  command
    .summary("shows photographs of a property, or of one of its rooms")
    .description(
      "Shows photographs of a property, or of one of its rooms: JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels. Their metadata is not kept. A photograph that is there already is left as it is, so the command may be repeated.",
    )
    .argument("<property>", "the property's external_id, or its number")
    .argument("<files...>", "the photographs, in the order in which they are shown")
    .option("--captions <file>", 'JSON: {"pool.jpg": {"fa": "استخر", "en": "The pool", "credit": "…"}, …}')
    .option("--alt-fa <text>", "what a single photograph shows, in Persian")
    .option("--alt-en <text>", "the same in English")
    .option("--credit <text>", "who took it; also for files that --captions gives none")
    .option("--room <id>", "the room that they show, by its external_id or number")
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action((property: string, files: string[], options: AddOptions) => add(property, files, options, io));
  withExamples(command, [
    "operator photos add 12 facade.jpg --alt-fa 'نمای هتل از خیابان' --alt-en 'The hotel from the street'",
    "operator photos add 12 *.jpg --captions captions.json",
  ]);
}

async function add(property: string, files: readonly string[], options: AddOptions, io: Io): Promise<void> {
  const captions = await captionsOf(files, options);
  const contents = await Promise.all(files.map(sizeChecked));
  const { client, said } = await decidingClient(options, options.operator, io);
  const shown: (PhotoItem & { is_new: boolean })[] = [];
  for (const [index, file] of contents.entries()) {
    const caption = captions[index];
    if (caption === undefined) continue;
    const body = {
      ...said,
      name: basename(file),
      room: options.room ?? null,
      alt_fa: caption.fa,
      alt_en: caption.en,
      credit: caption.credit ?? null,
      content: (await readFile(file)).toString("base64"),
    };
    const result = await client.call(operatorCalls.addPhoto, {
      params: { property_id: property },
      body,
      timeout: PATIENCE_MS,
    });
    if (!result.ok) {
      say([`${file}: اضافه نشد؛ پرونده‌های قبلی اضافه شدند`, `${file}: not added; the files before it are`], io);
      return refused(result.failure, io);
    }
    shown.push(result.value);
    if (!options.json && !options.jsonl) await io.out(`${inWords(addedText(file, result.value), io.locale)}\n`);
  }
  await io.out(machineText(options, { items: shown }, shown) ?? "");
}

/** @throws CliError before anything is sent, where a file cannot be read or is too large. */
async function sizeChecked(file: string): Promise<string> {
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) {
    throw new CliError("file_missing", ["پرونده پیدا نشد یا خوانا نیست", "no such file, or it cannot be read"], {
      where: file,
      mend: ["مسیر را بررسی کنید.", "Check the path."],
    });
  }
  if (size <= PHOTO_BYTES) return file;
  throw new CliError("photo_bytes", ["حجم عکس حداکثر ۱۰ مگابایت است", "a photograph has at most 10 MB"], {
    where: file,
    exitCode: EXIT.problems,
  });
}

/**
 * Returns the caption of each file, in their order. @throws CliError `caption_missing`, `bad_captions`, `file_missing`.
 */
async function captionsOf(files: readonly string[], options: AddOptions): Promise<Caption[]> {
  const { captions, altFa, altEn, credit } = options;
  const known = captions === undefined ? {} : await captionsIn(captions);
  return files.map((file) => {
    const own = files.length === 1 && altFa !== undefined && altEn !== undefined ? { fa: altFa, en: altEn } : undefined;
    const said = known[basename(file)] ?? own;
    if (said === undefined) {
      throw new CliError("caption_missing", ["شرح عکس مشخص نیست", "it is not said what it shows"], {
        where: file,
        mend:
          files.length === 1
            ? ["--alt-fa و --alt-en را اضافه کنید.", "Add --alt-fa and --alt-en."]
            : ["شرح آن را در پروندهٔ --captions بنویسید.", "Name it in the file of --captions."],
      });
    }
    return credit === undefined ? said : { credit, ...said };
  });
}

async function captionsIn(file: string): Promise<Readonly<Record<string, Caption>>> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    throw new CliError("file_missing", ["پرونده پیدا نشد یا خوانا نیست", "no such file, or it cannot be read"], {
      where: file,
      mend: ["مسیر را بررسی کنید.", "Check the path."],
    });
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new CliError("bad_captions", ["JSON نیست", "it is no JSON"], { where: file });
  }
  const read = z.record(z.string(), captionShape).safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new CliError(
    "bad_captions",
    [`${issue?.path.join(".") ?? ""}: چنان‌که باید نیست`, `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`],
    {
      where: file,
      mend: ['برای هر پرونده {"fa": "…", "en": "…"} بنویسید.', 'Each file has {"fa": "…", "en": "…"}.'],
    },
  );
}

function registerList(command: Command, io: Io): void {
  command.summary("the photographs of a property").description("The photographs of a property, in their order.");
  command.argument("<property>", "the property's external_id, or its number");
  tokenOptions(command)
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (property: string, options: ListOptions) => {
      const client = await operatorClient(options, io);
      const result = await client.call(operatorCalls.photos, { params: { property_id: property } });
      if (!result.ok) return refused(result.failure, io);
      await print(result.value.items, options, io);
    });
  withExamples(command, ["operator photos list 12"]);
}

function registerOrder(command: Command, io: Io): void {
  command
    .summary("puts photographs first")
    .description("Shows photographs in this order; the others of the property follow. The first stands on its cards.")
    .argument("<property>", "the property's external_id, or its number")
    .argument("<photos...>", "the photographs' numbers, the first one first")
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (property: string, ids: string[], options: ListOptions & { operator?: string }) => {
      const { client, said } = await decidingClient(options, options.operator, io);
      const result = await client.call(operatorCalls.orderPhotos, {
        params: { property_id: property },
        body: { ...said, ids: ids.map((id) => numberOf("<photos>", id)) },
      });
      if (!result.ok) return refused(result.failure, io);
      await print(result.value.items, options, io);
    });
  withExamples(command, ["operator photos order 12 7 3"]);
}

/** Outcome of one file: a photograph that was there already is not added twice. */
const addedText = (file: string, { id, is_new }: { id: number; is_new: boolean }): Words =>
  is_new
    ? [`${file}: با شمارهٔ ${id} افزوده شد`, `${file}: added as ${id}`]
    : [`${file}: از پیش با شمارهٔ ${id} بود`, `${file}: there already as ${id}`];

async function print(items: readonly PhotoItem[], options: ListOptions, io: Io): Promise<void> {
  const text = machineText(options, { items }, items);
  if (text !== null) return io.out(text);
  const rows = items.map(({ id, room_type_id, name, alt_fa, alt_en, photo: { width, height } }) => [
    String(id),
    inWords(
      room_type_id === null ? ["اقامتگاه", "property"] : [`اتاق ${room_type_id}`, `room ${room_type_id}`],
      io.locale,
    ),
    `${width}×${height}`,
    name,
    ofPair([alt_fa, alt_en], io.locale),
  ]);
  await io.out(tableText(rows, ["عکسی نیست", "no photographs"], io));
}

/** @throws CliError `bad_number`. */
function numberOf(where: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CliError("bad_number", ["عدد نیست", "it is no number"], { where });
}

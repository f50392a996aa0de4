import { readFile } from "node:fs/promises";
import { z } from "zod";
import { CliError, type Words } from "./cli-error.ts";

import { jsonFault } from "./file-error.ts";

/** The settings' file of a project folder. Flags and the environment come first. */
const settings = z.strictObject({
  /** The website that `api` speaks to. */
  baseUrl: z.string().optional(),
  /** The provider that `operator` speaks to. */
  providerUrl: z.string().optional(),
  operator: z.string().optional(),
  /** Where the token is, never the token. */
  operatorTokenFile: z.string().optional(),
});
export type Settings = z.infer<typeof settings>;

const FILE = ".shamsehrc.json";

/**
 * The settings in the working directory; none without a file.
 *
 * @throws CliError `bad_settings`, naming what is wrong in the file.
 */
export async function settingsOf(folder = process.cwd()): Promise<Settings> {
  const bad = (what: Words) =>
    new CliError("bad_settings", what, { where: FILE, mend: ["آن را اصلاح یا حذف کنید.", "Mend it, or remove it."] });
  let source: string;
  try {
    source = await readFile(`${folder}/${FILE}`, "utf8");
  } catch {
    return {};
  }
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw bad(jsonFault(error));
  }
  const read = settings.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join(".");
  throw bad([
    `${field || "پرونده"}: چنان‌که باید نیست`,
    `${field || "the file"}: ${issue?.message ?? "not as expected"}`,
  ]);
}

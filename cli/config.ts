import { readFile } from "node:fs/promises";
import { z } from "zod";
import { CliError, type Words } from "./cli-error.ts";

import { jsonFault } from "./file-error.ts";

/** Settings file of a project folder. Flags and the environment take precedence. */
const settings = z.strictObject({
  /** Website that `api` calls. */
  baseUrl: z.string().optional(),
  /** Provider that `operator` calls. */
  providerUrl: z.string().optional(),
  operator: z.string().optional(),
  /** Path of the token's file, never the token. */
  operatorTokenFile: z.string().optional(),
});
export type Settings = z.infer<typeof settings>;

const FILE = ".shamsehrc.json";

/**
 * Reads the settings in the working directory; empty without a file.
 *
 * @throws CliError `bad_settings`, naming the fault in the file.
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

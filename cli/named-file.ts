import { readFile } from "node:fs/promises";
import { CliError } from "./cli-error.ts";

/** Reads a small file that an option names. @throws CliError `file_missing`. */
export async function namedFile(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch {
    throw new CliError("file_missing", ["پرونده پیدا نشد یا خوانا نیست", "no such file, or it cannot be read"], {
      where: file,
      mend: ["مسیر را بررسی کنید.", "Check the path."],
    });
  }
}

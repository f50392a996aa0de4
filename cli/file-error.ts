import { CliError, type Words } from "./cli-error.ts";

/** Error for a file that cannot be opened: `file_missing` or `file_unreadable`. */
export function fileError(file: string, error: unknown): CliError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const detail = code === "" ? "" : ` (${code})`;
  return code === "ENOENT"
    ? new CliError("file_missing", ["پرونده پیدا نشد", "no such file"], {
        where: file,
        mend: ["مسیر را بررسی کنید.", "Check the path."],
      })
    : new CliError("file_unreadable", [`باز نمی‌شود${detail}`, `cannot be opened${detail}`], { where: file });
}

/** Describes a JSON syntax error in both languages: the runtime reports it in English alone, with the position. */
export function jsonFault(error: unknown): Words {
  const said = error instanceof Error ? error.message : String(error);
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(said) ?? [];
  const place = line === undefined ? "" : ` (سطر ${line}، ستون ${column})`;
  return [`JSON درستی نیست${place}`, `not JSON: ${said}`];
}

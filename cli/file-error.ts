import { CliError } from "./cli-error.ts";

/** Why a file cannot be opened, for the person at the terminal: `file_missing`, `file_unreadable`. */
export function fileError(file: string, error: unknown): CliError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === "ENOENT"
    ? new CliError("file_missing", "no such file", { where: file, mend: "Check the path." })
    : new CliError("file_unreadable", code === "" ? "cannot be opened" : `cannot be opened (${code})`, { where: file });
}

/** Long enough for a browser to have read it, milliseconds. */
const KEPT = 10_000;

/** Has the browser save a text or bytes as a file, made here: nothing is asked of the server. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

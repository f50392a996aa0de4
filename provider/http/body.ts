/** The largest body of a call that names no limit of its own, bytes. */
export const BODY_LIMIT = 64 * 1024;

export type Body = { text: string } | { fault: "too_large" | "unreadable" };

/**
 * The body of a request as text, never more of it than the limit: what is longer is not read to its end. A visitor who
 * hangs up in the middle is no error of ours.
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return { fault: "too_large" };
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength;
      if (size > limit) return { fault: "too_large" };
      parts.push(part);
    }
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { fault: "unreadable" };
  }
}

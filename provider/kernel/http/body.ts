/** The largest body of a call that names no limit of its own, bytes. */
export const BODY_LIMIT = 64 * 1024;

export type Body = { text: string } | { fault: "too_large" | "unreadable" };

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads the body of a request as text, up to the limit: a longer one is not read to its end. A visitor who hangs up in
 * the middle is no error of ours.
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const length = request.headers.get("Content-Length");
  if (Number(length ?? 0) > limit) return { fault: "too_large" };
  try {
    // Node's HTTP server ends a body where its header says, and reads it much faster at once than as a stream.
    const bytes = length === null ? await bytesWithin(request, limit) : await request.arrayBuffer();
    return bytes === null ? { fault: "too_large" } : { text: utf8.decode(bytes) };
  } catch {
    return { fault: "unreadable" };
  }
}

/** The bytes of a body whose length is not known before; null where there are more than the limit. */
async function bytesWithin(request: Request, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

import type { Context, Hono } from "hono";
import { BATCH_PATH, batchText, MOST_IN_A_BATCH } from "#runtime/batch.ts";
import { refuse } from "../envelope.ts";
import { readBody } from "./body.ts";
import { note } from "./noted.ts";
import { partOf } from "./part.ts";
import { refused } from "./serve-call.ts";

const BODY_LIMIT = 32 * 1024;

/**
 * Answers several reads that one page makes, in one request: each as if it had been asked alone, with the batch's own
 * headers. What a page reads together is read once more by none of them (`inventory/`).
 */
export function addBatch(app: Hono): void {
  app.post(BATCH_PATH, async (context) => {
    const targets = targetsIn(await readBody(context.req.raw, BODY_LIMIT));
    if (targets === null) return refused(context, refuse("invalid_input"));
    const answers = await Promise.all(targets.map((target) => answerAlone(app, context, target)));
    note(context.req.raw, { parts: answers.flatMap(({ line }) => line ?? []) });
    return context.body(batchText(answers), 200, { "Content-Type": "text/plain; charset=utf-8" });
  });
}

/** Paths and queries, as calls are addressed; null where the body is none of ours. */
function targetsIn(body: Awaited<ReturnType<typeof readBody>>): string[] | null {
  if ("fault" in body) return null;
  try {
    const targets: unknown = JSON.parse(body.text);
    if (!Array.isArray(targets) || targets.length === 0 || targets.length > MOST_IN_A_BATCH) return null;
    return targets.every((target) => typeof target === "string" && target.startsWith("/")) ? targets : null;
  } catch {
    return null;
  }
}

async function answerAlone(app: Hono, context: Context, target: string) {
  const headers = new Headers(context.req.raw.headers);
  for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
  const { signal } = context.req.raw;
  const request = new Request(new URL(target, context.req.url), { headers, signal });
  const part = partOf(request);
  const response = await app.fetch(request, context.env);
  const { status } = response;
  // Reading an answer's body writes it as bytes and reads these.
  if (part.text !== null) return { status, text: part.text, line: part.line };
  const isText = response.headers.get("Content-Type")?.startsWith("application/json") === true;
  return { status, text: isText ? await response.text() : "", line: part.line };
}

import type { Context, Hono } from "hono";
import { routeOf } from "#domain/contract/call.ts";
import { statusOf } from "#domain/contract/statuses.ts";
import { BATCH_PATH, type BatchedAnswer, batchParts, MAX_IN_A_BATCH } from "#runtime/batch.ts";
import { utf8Of } from "#runtime/utf8.ts";
import type { Services } from "../../services.ts";
import { failure, isRefusal, type Refusal, refuse, type Told } from "../envelope.ts";
import { readBody } from "./body.ts";
import { finderOf } from "./call-path.ts";
import type { Endpoint } from "./endpoint.ts";
import { note } from "./noted.ts";
import { anonymous } from "./principal.ts";
import { isReadablePath } from "./readable.ts";
import { answerRead, askingOf, refused } from "./serve-call.ts";
import { refusalOfError } from "./unexpected.ts";

const BODY_LIMIT = 32 * 1024;

/** Logged route of a target that is no call. */
const NOWHERE = "/*";

type Read = Extract<Endpoint, { kind: "read" }>;

const mayBeInBatch = (declared: Endpoint): declared is Read =>
  declared.kind === "read" && declared.call.who === "anyone";

/**
 * Answers several reads of one page in one request: each as for a caller without a session who asks for it alone, with
 * the batch's own headers. Data that the page's reads share is not read again by each (`inventory/`).
 */
export function addBatch(app: Hono, endpoints: readonly Endpoint[], services: Services): void {
  const find = finderOf(endpoints.filter(mayBeInBatch));

  /** One target's answer, and its part of the line of log. */
  async function answerOne(context: Context, asking: ReturnType<typeof askingOf>, target: string) {
    const started = performance.now();
    const address = URL.parse(target, context.req.url);
    const found = address !== null && isReadablePath(address.pathname) ? find(address.pathname) : null;
    const route = found === null ? NOWHERE : routeOf(found.endpoint.call.path);
    const answer =
      address === null || found === null
        ? refuse("not_found")
        : await answerRead(found.endpoint, { ...asking, params: found.params }, address.searchParams, services).catch(
            (error: unknown) => refusalOfError(error, context, route, services.log),
          );
    const { status, text } = isRefusal(answer)
      ? refusedPart(answer, {
          locale: asking.locale,
          supportAbroad: services.settings.supportAbroad,
          product: found?.endpoint.product,
        })
      : { status: 200, text: answer };
    const ms = performance.now() - started;
    services.metrics.observe({ method: "GET", route, status, seconds: ms / 1_000 });
    return { status, text, line: `${route} ${status} ${Math.round(ms)} ms` };
  }

  app.post(BATCH_PATH, async (context) => {
    const targets = targetsIn(await readBody(context.req.raw, BODY_LIMIT));
    if (targets === null) return refused(context, refuse("invalid_input"));
    const asking = askingOf(context, anonymous, services);
    const answers = await Promise.all(targets.map((target) => answerOne(context, asking, target)));
    note(context.req.raw, { parts: answers.map(({ line }) => line) });
    return context.body(utf8Of(...batchParts(answers)), 200, { "Content-Type": "text/plain; charset=utf-8" });
  });
}

function refusedPart(refusal: Refusal, told: Told): BatchedAnswer {
  return { status: statusOf[refusal.refused], text: JSON.stringify(failure(refusal, told)) };
}

/** Paths and queries, as calls are addressed; null where the body is none of ours. */
function targetsIn(body: Awaited<ReturnType<typeof readBody>>): string[] | null {
  if ("fault" in body) return null;
  try {
    const targets: unknown = JSON.parse(body.text);
    if (!Array.isArray(targets) || targets.length === 0 || targets.length > MAX_IN_A_BATCH) return null;
    return targets.every((target) => typeof target === "string" && target.startsWith("/")) ? targets : null;
  } catch {
    return null;
  }
}

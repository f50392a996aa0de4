import { randomUUID } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler, type Next } from "hono";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { byExactness, patternOf, routeOf } from "#domain/contract/call.ts";
import { createAggregatedLog } from "#runtime/aggregated-log.ts";
import { BATCH_PATH } from "#runtime/batch.ts";
import { CHANGES_PATH, SEEN_HEADER } from "#runtime/changes.ts";
import { TRACE_HEADER, traceOf } from "#runtime/trace.ts";
import { addPhotoFiles } from "./atlas/photo/files.ts";
import { createErrorLog, ERROR_LOG_LIMIT } from "./catalogue/base/error-log.ts";
import { addDemoHooks } from "./demo/hooks.ts";
import { endpointsOf } from "./endpoints.ts";
import { addChanges } from "./kernel/change/answer.ts";
import { inOneReading } from "./kernel/change/feed.ts";
import { refuse } from "./kernel/envelope.ts";
import { isReady } from "./kernel/health.ts";
import { addBatch } from "./kernel/http/batch.ts";
import { BODY_LIMIT, readBody } from "./kernel/http/body.ts";
import { clientAddressOf } from "./kernel/http/caller.ts";
import { isSameSecret } from "./kernel/http/client-address.ts";
import type { Endpoint } from "./kernel/http/endpoint.ts";
import { note, notedOf } from "./kernel/http/noted.ts";
import { isReadablePath } from "./kernel/http/readable.ts";
import { isOwnOrigin } from "./kernel/http/same-origin.ts";
import { refused, serveCall } from "./kernel/http/serve-call.ts";
import { refusalOfError } from "./kernel/http/unexpected.ts";
import type { Settings } from "./kernel/settings.ts";
import { addPaymentCallback } from "./money/payment/callback.ts";
import type { Services } from "./services.ts";

export type AppOptions = { isDraining?: () => boolean };

/** A line of log for each request, and the headers that every answer has. */
function logged({ log, metrics }: Pick<Services, "log" | "metrics">): MiddlewareHandler {
  const storms = createAggregatedLog((route, count) => log.warn("requests refused by a limit", { route, count }));
  return async (context, next) => {
    const started = performance.now();
    const request_id = randomUUID();
    // Before there is an answer: each header that is added to one makes another of it.
    context.header("X-Request-Id", request_id);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", "no-store");
    await next();
    const ended = performance.now() - started;
    const { status } = context.res;
    metrics.observe({ method: context.req.method, route: routeAt(context), status, seconds: ended / 1_000 });
    const noted = notedOf(context.req.raw);
    // Many refusals of one kind are one line of log.
    if (noted.reason === "too_many_requests") return storms.count(routeAt(context));
    // Every website asks each second.
    if (context.req.path === CHANGES_PATH && context.res.ok) return;
    log.info("request", {
      request_id,
      trace_id: traceOf(context.req.header(TRACE_HEADER)) ?? undefined,
      method: context.req.method,
      route: routeAt(context),
      status,
      ...noted,
      duration_ms: Math.round(ended),
    });
  };
}

/** Admits requests of our clients: with the token, a readable address, and no form of another site. */
function guarded(settings: Settings): MiddlewareHandler {
  const { origin } = new URL(settings.publicBaseUrl);
  return async (context, next) => {
    const token = context.req.header("Client-Token");
    if (token === undefined || !isSameSecret(token, settings.clientToken))
      return refused(context, refuse("client_token_missing"));
    if (!isReadablePath(new URL(context.req.url).pathname)) return refused(context, refuse("invalid_input"));
    if (context.req.method !== "POST") return next();
    const headers = { origin: context.req.header("Origin"), fetchSite: context.req.header("Sec-Fetch-Site") };
    if (!isOwnOrigin(headers, origin, settings.appEnv === "demo")) {
      return refused(context, refuse("foreign_origin"));
    }
    return next();
  };
}

/**
 * The provider as one function from request to answer. Every answer is an envelope, but for the health checks and 204.
 */
export function createApp(services: Services, { isDraining = () => false }: AppOptions = {}): Hono {
  const { settings, database, clock, log } = services;
  const errorLog = createErrorLog(settings.dataDir, clock);
  const app = new Hono();

  app.use(logged(services));

  app.get("/livez", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const ready = await isReady(database, isDraining());
    return context.text(ready ? "ready" : "not ready", ready ? 200 : 503);
  });

  // A process with jobs alone says how it is, and answers no call.
  if (settings.role === "jobs") return app.notFound((context) => refused(context, refuse("not_found")));

  addDemoHooks(app, services);

  addPaymentCallback(app, services);

  app.use(guarded(settings));
  addChanges(app, services);
  app.use((context, next) => (onlyReads(context) ? inOneReading(() => withMemory(context, next, services)) : next()));

  addPhotoFiles(app, services);

  app.post(`/${baseCalls.errorLog.path}`, async (context) => {
    const body = await readBody(context.req.raw, ERROR_LOG_LIMIT);
    const isTaken = errorLog.take("text" in body ? body.text : null, clientAddressOf(context, settings));
    if (!isTaken) note(context.req.raw, { reason: "too_many_requests" });
    return context.body(null, 204);
  });

  const endpoints = endpointsOf(services.modules);
  const limitOf = bodyLimits(endpoints);
  app.post("*", async (context, next) => {
    if (!/^application\/json\b/i.test(context.req.header("Content-Type") ?? "")) {
      return refused(context, refuse("unsupported_media_type"));
    }
    const length = Number(context.req.header("Content-Length") ?? 0);
    return length > limitOf(context.req.path) ? refused(context, refuse("body_too_large")) : next();
  });

  addBatch(app, endpoints, services);
  for (const declared of byExactness(endpoints)) {
    const { method, path } = declared.call;
    app.on(method, routeOf(path), (context) => serveCall(context, declared, services));
  }

  app.notFound((context) => refused(context, refuse("not_found")));
  app.onError((error, context) => refused(context, refusalOfError(error, context, routeAt(context), log)));
  return app;
}

/** Answers from data in memory that is as recent as the caller has seen. */
async function withMemory(context: Context, next: Next, { memory }: Services): Promise<void> {
  await memory.catchUp(context.req.header(SEEN_HEADER));
  await next();
}

const onlyReads = ({ req: { method, path } }: Context): boolean => method === "GET" || path === BATCH_PATH;

/** The longest body that a path takes, bytes. */
function bodyLimits(endpoints: readonly Endpoint[]): (path: string) => number {
  const others = endpoints.flatMap(({ call, bodyLimit }) =>
    bodyLimit === undefined ? [] : [{ bodyLimit, path: patternOf(call.path) }],
  );
  return (path) => others.find((other) => other.path.test(path))?.bodyLimit ?? BODY_LIMIT;
}

const routeAt = (context: Context): string => context.req.routePath;

import { Server, type ServerResponse } from "node:http";
import type { Http2SecureServer, Http2Server } from "node:http2";
import { setTimeout as delay, setImmediate as polled } from "node:timers/promises";

/** Stops a process of ours without cutting an answer. */

/**
 * Time that it still takes requests, milliseconds, unless `DRAIN_NOTICE_MS` says otherwise: `readyz` reports that it
 * goes, and every answer carries `Connection: close`, so that keep-alive connections end on the client's side, where no
 * request can be on its way.
 */
const NOTICE_MS = 1_000;

/** `DRAIN_NOTICE_MS`: longer than two checks of the load balancer that asks `readyz`. */
export const drainNoticeOf = (setting: string | undefined): number => Number(setting ?? NOTICE_MS);

/** Node accepts one connection in a turn of its loop: after so many turns without one, none waits to be accepted. */
const QUIET_TURNS = 3;
const TURN_MS = 10;
/** Upper limit of that wait, when connections never cease. */
const LONGEST_QUIET_MS = 2_500;
const SWEEP_MS = 50;

/** A server of node:http, or of node:http2, whose sessions end with their last answer when it closes. */
type Drained = Server | Http2Server | Http2SecureServer;

type Answering<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** The stop of a process. */
export function createDrain(noticeMs = NOTICE_MS) {
  let isDraining = false;
  let held: Promise<void> | null = null;
  const underWay = new Set<ServerResponse>();

  return {
    isDraining: () => isDraining,

    /** Wraps a request handler: requests are held back for a moment while the listener closes. */
    holding:
      <Bindings>(answer: Answering<Bindings>): Answering<Bindings> =>
      (request, bindings) =>
        held === null ? answer(request, bindings) : held.then(() => answer(request, bindings)),

    /** Follows a server's answers from its first request on, and returns it. */
    follow<S extends Drained>(server: S): S {
      server.prependListener("request", (_, response: ServerResponse) => {
        if (isDraining) response.shouldKeepAlive = false;
        else underWay.add(response.once("close", () => underWay.delete(response)));
      });
      return server;
    },

    /** Stops a server that it follows: resolves when every request is answered and every connection closed. */
    async stop(server: Drained): Promise<void> {
      isDraining = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      await delay(noticeMs);

      // A connection that is not accepted when the listener closes is reset. Clients that wait for an answer open none.
      const { promise, resolve: release } = Promise.withResolvers<void>();
      held = promise;
      await quiet(server);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      release();
      // A connection that was busy a moment ago is idle now.
      const sweep = setInterval(() => server instanceof Server && server.closeIdleConnections(), SWEEP_MS);
      await closed;
      clearInterval(sweep);
    },
  };
}

/** Waits until no connection waits to be accepted: looked at right after the turn's connection was taken. */
async function quiet(server: Drained): Promise<void> {
  const started = performance.now();
  let turns = 0;
  server.on("connection", () => {
    turns = 0;
  });
  while (turns < QUIET_TURNS && performance.now() - started < LONGEST_QUIET_MS) {
    turns += 1;
    await delay(TURN_MS);
    await polled();
  }
}

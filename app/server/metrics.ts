/** Request handler. */
type Answering<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Seconds: a page from memory takes less than a thousandth, a rendered one some hundredths; at 3 a render is given up. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** Kind of an answer, by its address and type. */
function kindOf(url: string, response: Response): "file" | "page" | "call" {
  if (new URL(url).pathname.startsWith("/web/")) return "file";
  return response.headers.get("Content-Type")?.startsWith("text/html") ? "page" : "call";
}

/** The website's metrics, and a wrapper that measures its answers. */
export async function createMetrics() {
  const { Counter, collectDefaultMetrics, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "shamseh_web_requests_total",
    help: "Answers of the website",
    labelNames: ["kind", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "shamseh_web_request_seconds",
    help: "Time from a request's arrival to its answer's beginning",
    labelNames: ["kind"],
    buckets: BUCKETS,
    registers,
  });
  const fromMemory = new Counter({
    name: "shamseh_web_pages_from_memory_total",
    help: "Pages for all visitors that were still fresh in memory",
    registers,
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countPageFromMemory: () => fromMemory.inc(),
    /** Answers requests and counts the answers. */
    measuring:
      <Bindings>(answer: Answering<Bindings>): Answering<Bindings> =>
      async (request, bindings) => {
        const started = performance.now();
        const response = await answer(request, bindings);
        const kind = kindOf(request.url, response);
        requests.inc({ kind, status: String(response.status) });
        seconds.observe({ kind }, (performance.now() - started) / 1_000);
        return response;
      },
  };
}

import { gauges, type Measured } from "./gauges.ts";

/** Counters of answered calls. */
export type Metrics = {
  /** One answered call. `route` is the pattern of its path. */
  observe(call: { method: string; route: string; status: number; seconds: number }): void;
};

/** Counts nothing, when no port for metrics is set. */
export const noMetrics: Metrics = { observe() {} };

export type MetricsRegistry = Metrics & {
  readonly contentType: string;
  /** All metrics as Prometheus' text. Figures of the database are queried at each reading. */
  text(): Promise<string>;
};

/** Seconds: a read from memory takes a thousandth, a booking some hundredths, and the website's timeout is 2. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** The process's metrics: its own, and figures of the whole system from the database. */
export async function createMetrics(database: Measured): Promise<MetricsRegistry> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "shamseh_requests_total",
    help: "Answered calls",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "shamseh_request_seconds",
    help: "Time from a call's arrival to its answer",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  for (const { name, help, label, read } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers,
      async collect() {
        this.reset();
        // One figure that cannot be read leaves the others: the database's own absence is among them.
        const values = await read(database).catch(() => []);
        for (const { of, value } of values) this.set(label === null ? {} : { [label]: of }, value);
      },
    });
  }
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(call) {
      requests.inc({ method: call.method, route: call.route, status: String(call.status) });
      seconds.observe({ route: call.route }, call.seconds);
    },
  };
}

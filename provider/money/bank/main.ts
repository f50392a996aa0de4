import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createDrain } from "#runtime/drain.ts";
import { createBank } from "./bank.ts";
import { openBooks } from "./books.ts";

/** `npm run bank`: the test bank, a process of its own with its own books. The demonstration's only. */

if (process.env["APP_ENV"] !== "demo") {
  console.error("bank: the test bank is the demonstration's: set APP_ENV=demo; in production set ZARINPAL_MERCHANT_ID");
  process.exit(1);
}
const books = openBooks(join(process.env["DATA_DIR"] ?? ".data", "bank", "books.db"));
const port = Number(process.env["BANK_PORT"] ?? 3002);
const drain = createDrain();
const server = drain.follow(
  serve({ fetch: drain.holding(createBank(books).fetch), port, hostname: "127.0.0.1" }, (at) =>
    console.log(JSON.stringify({ msg: "test bank listening", port: at.port, pid: process.pid })),
  ),
);
/** Answers pending requests, closes the books and exits; a second signal does not wait. */
async function stop(): Promise<void> {
  if (drain.isDraining()) process.exit(1);
  await drain.stop(server);
  books.close();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());

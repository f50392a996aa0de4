import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createBank } from "./bank.ts";
import { openBooks } from "./books.ts";

/** `npm run bank`: the test bank, a process of its own with its own books. The demonstration's only. */

if (process.env["APP_ENV"] === "production") {
  console.error("bank: the test bank is for the demonstration; in production set ZARINPAL_MERCHANT_ID");
  process.exit(1);
}
const books = openBooks(join(process.env["DATA_DIR"] ?? ".data", "bank", "books.db"));
const port = Number(process.env["BANK_PORT"] ?? 3002);
const server = serve({ fetch: createBank(books).fetch, port, hostname: "127.0.0.1" }, (at) =>
  console.log(JSON.stringify({ msg: "test bank listening", port: at.port, pid: process.pid })),
);
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    server.close(() => {
      books.close();
      process.exit(0);
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}

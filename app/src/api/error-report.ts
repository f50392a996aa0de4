import type { ErrorLogInput } from "#domain/contract/base.shapes.ts";
import { errorCalls } from "#domain/contract/error.calls.ts";
import { deviceOf } from "#domain/device/device-type.ts";
import { CLIENT_VERSION, type Client } from "./client.ts";

/** At most this many different errors leave one document. */
const LIMIT = 5;

const addressPattern = /https?:\/\/\S+/g;
/** Addresses keep their path only: a query may hold what a visitor typed. */
const withoutQueries = (text: string): string => text.replace(addressPattern, (address) => address.split("?")[0] ?? "");

function errorPayload(error: unknown, where: { address: string; route: string }): ErrorLogInput {
  const { name, message, stack } =
    error instanceof Error ? error : { name: "Error", message: String(error), stack: undefined };
  return {
    name: name.slice(0, 200),
    message: withoutQueries(message).slice(0, 2000),
    ...(stack === undefined ? {} : { stack: withoutQueries(stack).slice(0, 5000) }),
    address: where.address.slice(0, 500),
    route: where.route,
    client_version: CLIENT_VERSION,
    device: deviceOf(navigator.userAgent),
  };
}

/** Makes the reporter of uncaught errors (R178): each is sent once, never its own failure, without personal data. */
export function errorReporter(client: Client, about: { route: string }): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const body = errorPayload(error, { ...about, address: location.pathname });
    const key = `${body.name} ${body.message}`;
    if (reported.has(key) || reported.size >= LIMIT) return;
    reported.add(key);
    void client.call(errorCalls.errorLog, { body });
  };
}

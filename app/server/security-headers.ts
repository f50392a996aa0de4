import type { MiddlewareHandler } from "hono";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";

/** The address for browsers' reports of policy violations. */
export const CSP_REPORT_PATH = "/csp-report";

/**
 * The same policy on every response: nothing inline runs, so no nonce is needed and a page can be cached as it is (rule
 * 27).
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types app",
  `report-uri ${CSP_REPORT_PATH}`,
];
const contentSecurityPolicy = policy.join("; ");

/** The names of the policy's directives. */
export const policyDirectives: readonly string[] = policy.map((directive) => directive.split(" ", 1)[0] ?? "");

/** Rules 27, 28 and 30: the headers of every response of the host. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  ...(isHttps ? { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
});

/** Middleware that adds headers to every response, unless it sets them itself. */
export const withHeaders =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };

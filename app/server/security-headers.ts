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

/** Rules 27, 28 and 30: the headers of every response of the host, but for {@link partHeaders}. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  ...partHeaders(isHttps),
});

/** Headers of a script, a style or a font of the build: browsers only read the policy of a page or a worker. */
export const partHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  ...(isHttps ? { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
});

/** A worker keeps the policy that its script came with, so its script comes with one. */
const partOfPage = /^\/web\/(?:assets\/(?![^/]*worker)[\w.-]+\.(?:js|css)|fonts\/[\w-]+\.woff2)$/;

/** Middleware that adds headers to every response, unless it sets them itself. */
export const withHeaders = (isHttps: boolean): MiddlewareHandler => {
  const [ofAll, ofParts] = [securityHeaders(isHttps), partHeaders(isHttps)].map(Object.entries<string>);
  return async (context, next) => {
    await next();
    const isPart = context.res.ok && partOfPage.test(context.req.path);
    for (const [name, value] of (isPart ? ofParts : ofAll) ?? []) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
};

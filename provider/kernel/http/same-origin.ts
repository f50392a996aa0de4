/**
 * True when a change comes from an allowed origin: not from another site's page. Programs, which
 * send neither header, may; browsers always send one of them.
 */
export function isOwnOrigin(
  headers: { origin: string | undefined; fetchSite: string | undefined },
  publicOrigin: string,
  isDemo: boolean,
): boolean {
  if (headers.fetchSite !== undefined && headers.fetchSite !== "same-origin" && headers.fetchSite !== "none")
    return false;
  if (headers.origin === undefined) return true;
  if (headers.origin === publicOrigin) return true;
  // The demonstration's port is not fixed.
  return (
    isDemo &&
    URL.canParse(headers.origin) &&
    /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(headers.origin).hostname)
  );
}

/** A value that goes out with a cookie beside it. Only `withCookie` makes one, so that no value from elsewhere passes for it. */
export class WithCookie<T = unknown> {
  readonly value: T;
  /** The whole header `Set-Cookie`. */
  readonly cookie: string;
  constructor(value: T, cookie: string) {
    this.value = value;
    this.cookie = cookie;
  }
}

/** The answer `value`, which also sets a cookie; a repeated request of the same intent is given both again. */
export const withCookie = <T>(value: T, cookie: string): WithCookie<T> => new WithCookie(value, cookie);

/** The cookie that a browser's token is bound to: `__Host-` wherever the site has TLS (reliability, "The readable `token` cookie"). */
const fingerprintCookie = (publicBaseUrl: string): string =>
  publicBaseUrl.startsWith("https://") ? "__Host-fgp" : "fgp";

/** `Set-Cookie` for the bound cookie: never readable by scripts, never sent from another site. Empty, it is taken away. */
export function setFingerprint(publicBaseUrl: string, fingerprint: string, maxAge: number): string {
  const secure = publicBaseUrl.startsWith("https://") ? "; Secure" : "";
  return `${fingerprintCookie(publicBaseUrl)}=${fingerprint}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}

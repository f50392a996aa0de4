/** A bearer's token as RFC 6750 spells it, `token68`: the characters that a header can carry. */
const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;
const SHORTEST = 8;
const LONGEST = 4_096;

/** True when a text can be sent and read as a bearer's token. */
export const isBearerToken = (text: string): boolean =>
  text.length >= SHORTEST && text.length <= LONGEST && TOKEN.test(text);

/** The token of a header `Authorization`; undefined where it has none. */
export function bearerTokenOf(authorization: string | undefined): string | undefined {
  const [, token = ""] = /^Bearer (.+)$/.exec(authorization ?? "") ?? [];
  return isBearerToken(token) ? token : undefined;
}

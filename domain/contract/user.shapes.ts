import { z } from "zod";
import { PASTED } from "../bounds.ts";
import { withShapes } from "./described.ts";
import { done, epochSeconds, nothing, rial } from "./envelope.shapes.ts";
import { keptNames } from "./person.shapes.ts";
import { filled, typed } from "./typed.shapes.ts";
import { userCalls } from "./user.calls.ts";

/** Id of the request for a code: 128 random bits. Without it no code is compared. */
export const challengeId = typed(64);

/**
 * Calls 1 and 2. `challenge` is this browser's earlier one, which is invalidated. `known_browser` is the token returned
 * by an earlier login here.
 */
export const mobileInput = z.strictObject({
  mobile: filled(PASTED.max),
  challenge: challengeId.optional(),
  known_browser: typed(1_000).optional(),
});
/**
 * Id to enter the code with, and seconds: until it is sent, its lifetime from then, and until this browser may ask
 * again. The same for known and unknown numbers.
 */
export const codeSentValue = z.object({
  challenge: z.string(),
  sent_in: z.number().int(),
  ttl: z.number().int(),
  resend_after: z.number().int(),
});
export type CodeSentValue = z.infer<typeof codeSentValue>;

/** Calls 3 and 5. */
export const codeInput = z.strictObject({
  mobile: filled(PASTED.max),
  challenge: challengeId,
  code: filled(PASTED.max),
});
/** Call 4. */
export const passwordLoginInput = z.strictObject({ mobile: filled(PASTED.max), password: filled(512) });
/** Call 6. */
export const passwordInput = z.strictObject({ password: filled(512) });

/** Call 8: the session's view of its user. Names are null until the profile has them. */
export const meValue = z.object({
  id: z.number().int(),
  mobile: z.string(),
  ...keptNames,
  wallet_balance: rial,
  profit_counter: rial,
  has_password: z.boolean(),
  unread: z.number().int(),
});
export type MeValue = z.infer<typeof meValue>;

/**
 * R100, R101: the token's payload carries `token_expire_at`. `known_browser` is sent with the next request for a code.
 */
export const loginValue = z.object({ token: z.string(), user: meValue, known_browser: z.string() });
export type LoginValue = z.infer<typeof loginValue>;

/** Payload of a token, as the browser decodes it. No personal data beyond a display name. */
export const tokenPayload = z.object({
  sub: z.string(),
  jti: z.string(),
  iss: z.string(),
  aud: z.string(),
  iat: epochSeconds,
  exp: epochSeconds,
  token_expire_at: epochSeconds,
  display_name: z.string(),
  fgp: z.string().optional(),
});

/** Call 9. */
export const settledValue = z.object({ settled: rial, wallet_balance: rial, profit_counter: z.literal(0) });
export type SettledValue = z.infer<typeof settledValue>;

/** Calls of this area with their shapes. */
export const userContract = withShapes(userCalls, {
  sendOtp: [mobileInput, codeSentValue],
  sendOtpForgetPassword: [mobileInput, codeSentValue],
  loginByOtp: [codeInput, loginValue],
  loginByPassword: [passwordLoginInput, loginValue],
  loginByOtpForgetPassword: [codeInput, loginValue],
  setPassword: [passwordInput, done],
  logout: [nothing, done],
  me: [nothing, meValue],
  settleProfitCounter: [nothing, settledValue],
});

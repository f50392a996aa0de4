/** Points at which tests kill the provider, to prove that nothing is lost there. */
export const faultPoints = [
  "before:gateway.request",
  "after:gateway.request",
  "before:gateway.verify",
  "after:gateway.verify",
  "after:verify.before-commit",
  "after:commit.before-reply",
  "mid:expiry",
  "mid:part",
  "mid:change",
  "mid:refund",
  "before:gateway.refund",
  "after:gateway.refund",
  "mid:outbox",
] as const;
/** Those above, and right after the commit of any call whose whole effect is one transaction. */
export type FaultPoint = (typeof faultPoints)[number] | `after:commit:${string}`;

const isDemo = process.env.APP_ENV === "demo";

/** Kills this process as a power cut would, when `FAULT_POINT` names this place. Does nothing outside the demonstration. */
export function faultPoint(name: FaultPoint): void {
  if (isDemo && process.env.FAULT_POINT === name) process.kill(process.pid, "SIGKILL");
}

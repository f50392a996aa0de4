/** Where the provider can be made to die on purpose, to prove that nothing is lost there (reliability G2). */
export const faultPoints = [
  "before:gateway.request",
  "after:gateway.request",
  "before:gateway.verify",
  "after:gateway.verify",
  "after:verify.before-commit",
  "after:commit.before-reply",
] as const;
export type FaultPoint = (typeof faultPoints)[number];

const isDemo = (process.env.APP_ENV ?? "demo") === "demo";

/** Kills this process as a power cut would, when `FAULT_POINT` names this place. Does nothing in production. */
export function faultPoint(name: FaultPoint): void {
  if (isDemo && process.env.FAULT_POINT === name) process.kill(process.pid, "SIGKILL");
}

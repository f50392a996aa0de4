/** Exit codes. Scripts depend on them: their meaning never changes. */
export const EXIT = {
  ok: 0,
  /** A check ran to its end and found problems. */
  problems: 1,
  /** The command line is invalid, or a file that it names cannot be read. */
  usage: 2,
  /** No answer: network or timeout. */
  network: 3,
  /** The server's answer breaks the contract. */
  contract: 4,
  /** A defect of ours. */
  internal: 70,
  /** Ctrl-C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

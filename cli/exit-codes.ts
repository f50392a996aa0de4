/** How the command line ends. Scripts read these: they never change their meaning. */
export const EXIT = {
  ok: 0,
  /** A check ran to its end and found problems. */
  problems: 1,
  /** The command was not understood, or a file that it names cannot be read. */
  usage: 2,
  /** No answer: network or timeout. */
  network: 3,
  /** The server answered, and broke the contract. */
  contract: 4,
  /** A defect of ours. */
  internal: 70,
  /** Ctrl-C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

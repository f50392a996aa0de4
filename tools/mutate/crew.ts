import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Answer, Measured, Order, Running } from "./lab-process.ts";
import type { Tried } from "./try.ts";

type Answered<O extends Order> = O extends { kind: "measure" } ? Measured : Tried;

/** Lab processes that share a work queue. */
export type Crew = {
  readonly testFiles: readonly string[];
  /** Gives each order to a free lab, and each answer to `done`, until all are done or `goOn` returns false. */
  share<O extends Order>(
    orders: readonly O[],
    done: (order: O, answer: Answered<O>) => void,
    goOn?: () => boolean,
  ): Promise<void>;
  close(): void;
};

/** Time beyond its own limit after which a lab counts as stuck in a test file, milliseconds. */
const PATIENCE_MS = 60_000;

/** Result of the order that a lab was stuck on. */
const stuck: Measured & Tried = {
  outcome: "timeout",
  verdict: "timeout",
  by: "",
  why: "the lab was stuck",
  hits: {},
  cpuMs: 0,
};

const openLab = () => fork(join(import.meta.dirname, "lab-process.ts"));

export async function openCrew(size: number): Promise<Crew> {
  const labs = Array.from({ length: size }, openLab);
  const ready = await Promise.all(labs.map((lab) => next(lab)));
  const [first] = ready;
  return {
    testFiles: first && "testFiles" in first ? first.testFiles : [],
    async share(orders, done, goOn = () => true) {
      const waiting = [...orders];
      await Promise.all(
        labs.map(async (_, index) => {
          for (let order = waiting.shift(); order !== undefined && goOn(); order = waiting.shift()) {
            let lab = labs[index] as ChildProcess;
            lab.send(order);
            let answer = await next(lab);
            if (answer === null) {
              lab.kill("SIGKILL");
              lab = labs[index] = openLab();
              await next(lab);
              answer = stuck;
            }
            done(order, answer as Answered<typeof order>);
          }
        }),
      );
    },
    close: () => {
      for (const lab of labs) lab.disconnect();
    },
  };
}

/** Next answer of a lab; null when it is stuck in a test file past its limit. */
const next = (lab: ChildProcess): Promise<Answer | null> =>
  new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      lab.off("exit", ended).off("message", heard);
    };
    const ended = (code: number | null) => {
      end();
      reject(new Error(`A lab ended with ${code}`));
    };
    const heard = (message: Answer | Running) => {
      clearTimeout(timer);
      if ("kind" in message && message.kind === "running") {
        timer = setTimeout(() => {
          end();
          resolve(null);
        }, message.limitMs + PATIENCE_MS);
        return;
      }
      end();
      resolve(message);
    };
    lab.on("exit", ended).on("message", heard);
  });

import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Answer, Measured, Order } from "./lab-process.ts";
import type { Tried } from "./try.ts";

type Answered<O extends Order> = O extends { kind: "measure" } ? Measured : Tried;

/** Some lab processes that share a list of work. */
export type Crew = {
  readonly testFiles: readonly string[];
  /** Gives each order to a lab that is free, and each answer to `done`, until all are done or it is not `goOn` any more. */
  share<O extends Order>(
    orders: readonly O[],
    done: (order: O, answer: Answered<O>) => void,
    goOn?: () => boolean,
  ): Promise<void>;
  close(): void;
};

export async function openCrew(size: number): Promise<Crew> {
  const labs = Array.from({ length: size }, () => fork(join(import.meta.dirname, "lab-process.ts")));
  const ready = await Promise.all(labs.map(next));
  const [first] = ready;
  return {
    testFiles: first !== undefined && "testFiles" in first ? first.testFiles : [],
    async share(orders, done, goOn = () => true) {
      const waiting = [...orders];
      await Promise.all(
        labs.map(async (lab) => {
          for (let order = waiting.shift(); order !== undefined && goOn(); order = waiting.shift()) {
            lab.send(order);
            done(order, (await next(lab)) as Answered<typeof order>);
          }
        }),
      );
    },
    close: () => {
      for (const lab of labs) lab.disconnect();
    },
  };
}

const next = (lab: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A lab ended with ${code}`));
    lab.once("exit", ended);
    lab.once("message", (answer: Answer) => {
      lab.off("exit", ended);
      resolve(answer);
    });
  });

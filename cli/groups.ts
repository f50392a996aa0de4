import type { Command } from "commander";
import type { Io } from "./io.ts";

/** Module of a command group: adds its subcommands, options and action to the command with the group's name. */
export type GroupModule = { register(command: Command, io: Io): void };

export type Group = {
  readonly name: string;
  readonly summary: string;
  /** Loaded on demand, so that `--help` and every other group stay fast. */
  readonly load: () => Promise<GroupModule>;
  /** Describes all other groups, which are loaded with it. */
  readonly tellsOfAll?: true;
};

/** First-level commands, in the order of the help. */
export const groups: readonly Group[] = [
  {
    name: "date",
    summary: "convert dates, look at months, holidays and stays, compare the calendars with ICU",
    load: () => import("./date.ts"),
  },
  {
    name: "validate",
    summary: "judge values and files of passengers by the product's rules",
    load: () => import("./validate.ts"),
  },
  { name: "money", summary: "amounts of rial as the product shows them", load: () => import("./money.ts") },
  {
    name: "tour",
    summary: "what a tour costs a party, and when tours leave",
    load: () => import("#products/tour/cli/tour.ts"),
  },
  {
    name: "flight",
    summary: "how long flights take by the clocks of their ends, and whether those clocks are right",
    load: () => import("#products/flight/cli/flight.ts"),
  },
  {
    name: "fares",
    summary: "the lowest fare of each day of a month",
    load: () => import("#products/flight/cli/fares.ts"),
  },
  {
    name: "voucher",
    summary: "whether a voucher is ours, and what cancelling gives back",
    load: () => import("./voucher.ts"),
  },
  {
    name: "change",
    summary: "what a change of a booking would cost its owner",
    load: () => import("./change.ts"),
  },
  { name: "text", summary: "text as the product folds it before it validates", load: () => import("./text.ts") },
  { name: "routes", summary: "which page an address is", load: () => import("./routes.ts") },
  { name: "api", summary: "the calls of the contract: list them, make one, check all", load: () => import("./api.ts") },
  { name: "mock", summary: "a provider made of the contract", load: () => import("./mock.ts") },
  { name: "messages", summary: "what the website says, in both languages", load: () => import("./messages.ts") },
  { name: "doctor", summary: "whether this machine has what the project needs", load: () => import("./doctor.ts") },
  {
    name: "operator",
    summary: "what the people behind the site decide: stays on request, refunds, comments, questions, alarms",
    load: () => import("./operator.ts"),
  },
  {
    name: "completion",
    summary: "a script that teaches a shell these commands",
    load: () => import("./completion.ts"),
    tellsOfAll: true,
  },
];

import fc from "fast-check";
import type { BankAccountValue, RefundValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { post, walletOf } from "#provider/money/ledger/journal.ts";
import { type Caller, newKey } from "#tests/support/client.ts";
import type { TestRoom } from "#tests/support/stay.ts";
import { onBank } from "./bank-process.ts";
import { type BookableItem, type Kind, kinds } from "./bookable-items.ts";
import { defineProof } from "./define-proof.ts";
import {
  type BankAccount,
  type BankCommand,
  bankCommands,
  doBankCommand,
  type ModelBank,
  newBankAccount,
} from "./ledger-bank.ts";
import { bankAt } from "./model-banks.ts";
import { placesOf } from "./places.ts";
import { onProvingGround } from "./provider-processes.ts";
import type { TestCluster } from "./test-cluster.ts";
import { heldInTrust } from "./trust.ts";

/** A wallet's books against plain arithmetic, and under concurrency. */

/** Model of one traveller's money, rial. */
type Account = BankAccount & {
  balance: number;
  profit: number;
  open: { id: number; amount: number; isApproved: boolean }[];
};

/** All commands that move money. `who` and `which` select among the existing ones. */
type Command = BankCommand | WalletCommand;
type WalletCommand =
  | { kind: "charge" | "request"; who: number; amount: number }
  | { kind: "profit"; who: number; amount: number }
  | { kind: "settle"; who: number }
  | { kind: "withdraw" | "approve" | "reject" | "sent"; who: number; which: number };

const PEOPLE = 3;
const amount = fc.integer({ min: 1, max: 50_000_000 });
const who = fc.nat({ max: PEOPLE - 1 });
const which = fc.nat({ max: 5 });
const walletCommand: fc.Arbitrary<WalletCommand> = fc.oneof(
  fc.record({ kind: fc.constantFrom("charge" as const, "request" as const), who, amount }),
  fc.record({ kind: fc.constant("profit" as const), who, amount }),
  fc.record({ kind: fc.constant("settle" as const), who }),
  fc.record({
    kind: fc.constantFrom("withdraw" as const, "approve" as const, "reject" as const, "sent" as const),
    who,
    which,
  }),
);

/** One command in five goes through the bank’s page, which takes several calls. */
const command: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: walletCommand, weight: 4 },
  { arbitrary: bankCommands(who), weight: 1 },
);

type Person = { caller: Caller; userId: number; bankAccountId: number; model: Account };

export type Modelled = {
  seeds: number;
  commands: number;
  toursThatLeft: number;
  /** Of these, those refunded after departure. */
  givenBackAfter: number;
  differences: string[];
};

/** Seeds run concurrently: each has people of its own, and a provider waits for its disk most of the time. */
const LANES = 4;

/** Runs `count` commands for each seed at the provider and in the model, and compares both after each. */
export async function compareWithModel(
  cluster: TestCluster,
  bank: ModelBank,
  { seeds, commands: count }: { seeds: number; commands: number },
): Promise<Modelled> {
  const operator = cluster.operator();
  const differences: string[] = [];
  const room = await cluster.room({ rooms: 5 });
  const sold = await Promise.all(kinds.map((kind) => placesOf[kind](cluster, { places: PLACES_FOR_ALL })));
  const item = Object.fromEntries(sold.map((one) => [one.item.kind, one.item])) as Record<Kind, BookableItem>;
  let [atBank, trust, toursThatLeft, givenBackAfter] = [0, 0, 0, 0];

  async function compareSeed(seed: number): Promise<void> {
    const people: Person[] = [];
    while (people.length < PEOPLE) people.push(await newPerson(cluster));
    const commands = fc.sample(command, { numRuns: count, seed });
    for (const [step, one] of commands.entries()) {
      const person = people[one.who]!;
      const said = isOfBank(one)
        ? await doBankCommand({ ...person, operator, bank, database: cluster.database, item }, one)
        : await doAndModel(cluster.database, operator, room, person, one, `${seed}:${step}`);
      const told = (await person.caller.get<BalanceValue>("wallet/v2/balance")).value;
      const { balance, profit, trust, owed } = person.model;
      const booked = await moneyBooked(cluster.database, person.userId);
      const isSame =
        said === null &&
        told.balance === balance &&
        told.available === balance &&
        told.profit_counter === profit &&
        booked.trust === trust &&
        booked.owed === owed;
      if (!isSame && differences.length < 10) {
        differences.push(
          `seed ${seed}, step ${step}, ${JSON.stringify(one)}: ${said ?? JSON.stringify({ told, balance, profit, booked, trust, owed })}`,
        );
      }
    }
    for (const { model } of people) {
      atBank += model.atBank;
      trust += model.trust;
      toursThatLeft += model.left;
      givenBackAfter += model.gave;
    }
  }

  const left = Array.from({ length: seeds }, (_, index) => index + 1);
  const lane = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) await compareSeed(seed);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await bank.settle();
  const bankHas = await bank.has();
  if (bankHas !== atBank) differences.push(`The bank has ${bankHas}, and plain arithmetic ${atBank}`);
  const held = await heldInTrust(cluster.database);
  if (held !== trust) differences.push(`${held} is held in trust, and plain arithmetic has ${trust}`);
  const faults = await ledgerFaults(cluster.database);
  if (Object.values(faults).some((fault) => fault !== 0)) differences.push(JSON.stringify(faults));
  return { seeds, commands: count, toursThatLeft, givenBackAfter, differences };
}

/** More places than are ever booked at once. */
const PLACES_FOR_ALL = 20_000;
const isOfBank = (one: Command): one is BankCommand => bankKinds.has(one.kind);
const bankKinds: ReadonlySet<Command["kind"]> = new Set(["book", "cancel", "give", "leave", "topUp", "takeBack"]);

/** A traveller's bookings: money held in trust, and money owed to suppliers, rial. */
async function moneyBooked(database: Database, userId: number): Promise<{ trust: number; owed: number }> {
  const [money] = await database.query<{ trust: number; owed: number }>(
    `SELECT coalesce(sum(amount) FILTER (WHERE account.kind = 'held_in_trust'), 0)::float8 AS trust,
       coalesce(sum(amount) FILTER (WHERE account.kind = 'supplier_payable'), 0)::float8 AS owed
     FROM reservation JOIN ledger_journal AS journal ON journal.reservation_id = reservation.id
     JOIN ledger_posting AS posting ON posting.journal_id = journal.id JOIN ledger_account AS account ON account.id = posting.account_id
     WHERE reservation.user_id = $1`,
    [userId],
  );
  return money ?? { trust: 0, owed: 0 };
}

let people = 0;

async function newPerson(cluster: TestCluster): Promise<Person> {
  const caller = await cluster.user();
  const { id: userId } = (await caller.get<{ id: number }>("user/v2/me")).value;
  const account = await caller.post<BankAccountValue>("user/save-bank-account-information", {
    sheba: "IR820540102680020817909002",
    owner_name: "علی رضایی",
  });
  people += 1;
  return {
    caller,
    userId,
    bankAccountId: account.value.id,
    model: { balance: 0, profit: 0, open: [], ...newBankAccount() },
  };
}

/** Runs one command at the provider and in the model. Returns a difference between their outcomes, or null. */
async function doAndModel(
  database: Database,
  operator: Caller,
  room: TestRoom,
  { caller, userId, bankAccountId, model }: Person,
  one: WalletCommand,
  ref: string,
): Promise<string | null> {
  switch (one.kind) {
    case "charge":
      await chargeWallet(database, userId, one.amount, `model:${people}:${ref}`);
      model.balance += one.amount;
      return null;
    case "request": {
      const body = { source: "wallet", amount: one.amount, destination: "bank", bank_account_id: bankAccountId };
      const answer = await caller.post<RefundValue>("user/create-refund-request", body, newKey());
      const isEnough = one.amount <= model.balance;
      if ((answer.status === 200) !== isEnough) return `request answered ${answer.text}`;
      if (!isEnough) return null;
      model.balance -= one.amount;
      model.open.push({ id: answer.value.id, amount: one.amount, isApproved: false });
      return null;
    }
    case "profit":
      await bringProfit(database, caller, userId, room, one.amount);
      model.profit += one.amount;
      return null;
    case "settle": {
      const answer = await caller.post("user/v2/settle-profit-counter", {}, newKey());
      if ((answer.status === 200) !== model.profit > 0) return `settle answered ${answer.text}`;
      model.balance += model.profit;
      model.profit = 0;
      return null;
    }
    default:
      return decide(operator, caller, model, one.kind, one.which);
  }
}

/** Decides a pending refund by the model's own small table. */
async function decide(
  operator: Caller,
  caller: Caller,
  model: Account,
  kind: "withdraw" | "approve" | "reject" | "sent",
  which: number,
): Promise<string | null> {
  const refund = model.open[which % Math.max(1, model.open.length)];
  if (refund === undefined) return null;
  const may = { withdraw: !refund.isApproved, approve: !refund.isApproved, reject: true, sent: refund.isApproved }[
    kind
  ];
  const path = `refunds/${refund.id}`;
  const answer =
    kind === "withdraw"
      ? await caller.post(`user/v2/refund-requests/${refund.id}/withdraw`, {}, newKey())
      : await operator.post(`operator/v2/${path}/${kind}`, {
          operator: kind === "sent" ? "Sara" : "Mina",
          ...(kind === "sent" ? { reference: "bank-1" } : {}),
        });
  if ((answer.status === 200) !== may) return `${kind} answered ${answer.text}`;
  if (!may) return null;
  if (kind === "approve") refund.isApproved = true;
  else model.open.splice(model.open.indexOf(refund), 1);
  if (kind === "withdraw" || kind === "reject") model.balance += refund.amount;
  return null;
}

/** A stay with a profit for its traveller: profit belongs to a reservation. */
async function bringProfit(
  database: Database,
  caller: Caller,
  userId: number,
  room: TestRoom,
  sum: number,
): Promise<void> {
  const quote = await caller.post<StayQuoteValue>("reserve/v2/quote", room.request());
  const held = await caller.post<StayReservationValue>(
    "reserve/v2/create",
    { quote_id: quote.value.quote_id },
    newKey(),
  );
  const path = `reserve/v2/${held.value.confirmation_code}`;
  const { value } = await caller.get<CancellationQuoteValue>(`${path}/cancellation-quote`);
  await caller.post(`${path}/cancel`, { quote_id: value.quote_id, destination: "wallet" }, newKey());
  await database.query(
    `INSERT INTO profit_entry (user_id, reservation_id, amount, matured_at)
     SELECT $1, id, $2, app_now() FROM reservation WHERE confirmation_code = $3`,
    [userId, sum, held.value.confirmation_code],
  );
}

/** Charges a wallet as a top-up does. @param sum rial; @param ref unique reference. */
export const chargeWallet = (database: Database, userId: number, sum: number, ref: string) =>
  database.withTx((tx) =>
    post(tx, {
      kind: "charge",
      ref,
      postings: [
        { account: walletOf(userId), amount: sum },
        { account: { kind: "gateway_clearing" }, amount: -sum },
      ],
    }),
  );

/** `negative`: wallets seen below zero. `settled`, `withdrawn`: times that fifty concurrent requests took effect. */
export type Parallel = {
  rounds: number;
  spent: number;
  wanted: number;
  negative: number;
  settled: number;
  withdrawn: number;
};

const SPENDERS = 64;
const PIECE = 1_000_000;
const PROFIT = 310_000;
const AT_ONCE = 50;

/** Concurrent spends from one wallet: it pays for exactly half of them; a counter and a refund are settled once. */
export async function spendAtOnce(cluster: TestCluster, rounds: number): Promise<Parallel> {
  const parallel: Parallel = { rounds, spent: 0, wanted: 0, negative: 0, settled: 0, withdrawn: 0 };
  const room = await cluster.room({ rooms: 5 });
  for (let round = 0; round < rounds; round++) {
    const { caller, userId, bankAccountId } = await newPerson(cluster);
    await chargeWallet(cluster.database, userId, (SPENDERS / 2) * PIECE, `parallel:${userId}:${round}`);
    const body = { source: "wallet", amount: PIECE, destination: "bank", bank_account_id: bankAccountId };
    const spends = await Promise.all(
      Array.from({ length: SPENDERS }, () => caller.post<RefundValue>("user/create-refund-request", body, newKey())),
    );
    const taken = spends.filter(({ status }) => status === 200);
    parallel.spent += taken.length;
    parallel.wanted += SPENDERS / 2;
    if ((await caller.get<BalanceValue>("wallet/v2/balance")).value.balance !== 0) parallel.negative += 1;
    await bringProfit(cluster.database, caller, userId, room, PROFIT);
    const id = taken[0]?.value.id;
    const [settles, withdrawals] = await Promise.all([
      Promise.all(Array.from({ length: AT_ONCE }, () => caller.post("user/v2/settle-profit-counter", {}, newKey()))),
      Promise.all(
        Array.from({ length: AT_ONCE }, () => caller.post(`user/v2/refund-requests/${id}/withdraw`, {}, newKey())),
      ),
    ]);
    parallel.settled += settles.filter(({ status }) => status === 200).length;
    parallel.withdrawn += withdrawals.filter(({ status }) => status === 200).length;
    const end = (await caller.get<BalanceValue>("wallet/v2/balance")).value.balance;
    if (end !== PIECE + PROFIT) parallel.negative += 1;
  }
  return parallel;
}

export const isExact = ({ rounds, spent, wanted, negative, settled, withdrawn }: Parallel): boolean =>
  spent === wanted && negative === 0 && settled === rounds && withdrawn === rounds;

/** `commands` for each of `seeds` against a model, and `rounds` of 64 parallel spends. */
export const { run, small } = defineProof({
  full: { seeds: 20, commands: 10_000, rounds: 100 },
  small: { seeds: 3, commands: 160, rounds: 2 },
  prove: (size) =>
    onBank((bank) =>
      onProvingGround(({ withProviders }) =>
        withProviders([{ environment: { BANK_URL: bank } }], async (cluster) => {
          const model = await compareWithModel(cluster, bankAt(bank, cluster), size);
          const parallel = await spendAtOnce(cluster, size.rounds);
          return { holds: model.differences.length === 0 && isExact(parallel), model, parallel };
        }),
      ),
    ),
});

import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { ensureAccount } from "#provider/identity/user/account.ts";
import { openSession } from "#provider/identity/user/session.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { readSettings, type Settings } from "#provider/kernel/settings.ts";
import { createVault } from "#provider/kernel/vault.ts";
import { type Caller, callerOf } from "#tests/support/client.ts";
import { prepareRoom, type RoomWanted, type TestRoom } from "#tests/support/stay.ts";

/** Something that answers requests: an app in this process, or a provider at an address. */
export type Door = Parameters<typeof callerOf>[0];

/** One database, the providers before it, and people who book through them. */
export type House = {
  readonly database: Database;
  readonly doors: readonly Door[];
  /** The day by the database's clock. */
  today(): Promise<IsoDate>;
  /** One user, logged in at each provider process. */
  userAtEachDoor(): Promise<Caller[]>;
  /** A new user, logged in at the provider processes in turn. */
  user(): Promise<Caller>;
  /** A room type with so many rooms left, twenty-five days ahead. */
  room(wanted?: RoomWanted): Promise<TestRoom>;
};

let people = 0;

export function houseOf(
  database: Database,
  doors: readonly Door[],
  settings: Settings = readSettings({ APP_ENV: "demo" }),
): House {
  const vault = createVault(settings.piiKey);
  const today = async () => {
    const [row] = await database.query<{ now: number }>("SELECT extract(epoch FROM app_now())::float8 AS now");
    return tehranDate(row?.now ?? 0);
  };
  const userAtEachDoor = async () => {
    const mobile = `0901${String(people++).padStart(7, "0")}`;
    const { token } = await database.withTx(async (tx) => {
      const { id: userId } = await ensureAccount(tx, vault, mobile, "fa");
      return openSession(tx, settings, { userId, displayName: "", isBrowser: false, isProved: true });
    });
    return doors.map((door) => callerOf(door, { Authorization: `Bearer ${token}` }));
  };
  return {
    database,
    doors,
    today,
    userAtEachDoor,
    async user() {
      const atDoors = await userAtEachDoor();
      return atDoors[people % doors.length]!;
    },
    room: async (wanted = {}) => prepareRoom(database, { checkIn: addDays(await today(), 25), ...wanted }),
  };
}

/** Creates users, logged in one after another. */
export async function usersOf(house: House, count: number): Promise<Caller[]> {
  const users: Caller[] = [];
  for (let made = 0; made < count; made++) users.push(await house.user());
  return users;
}

/** A word from the arguments: `--call reservation.tracking`; undefined without. */
export function wordFrom(args: readonly string[], name: string): string | undefined {
  const place = args.indexOf(`--${name}`);
  return place < 0 ? undefined : args[place + 1];
}

/** A number from the arguments: `--rounds 20`. */
export function numberFrom(args: readonly string[], name: string, otherwise: number): number {
  const place = args.indexOf(`--${name}`);
  const given = Number(args[place + 1]);
  return place < 0 || !Number.isInteger(given) ? otherwise : given;
}

/** Product of a proof, from the arguments: `--product tour`; the first without. @throws for any other. */
export function productFrom<Of extends string>(args: readonly string[], products: readonly [Of, ...Of[]]): Of {
  const place = args.indexOf("--product");
  const given = place < 0 ? products[0] : products.find((one) => one === args[place + 1]);
  if (given === undefined) throw new Error(`--product is one of ${products.join(", ")}`);
  return given;
}

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
export type Client = Parameters<typeof callerOf>[0];

/** One database, the providers before it, and people who book through them. */
export type TestCluster = {
  readonly database: Database;
  readonly clients: readonly Client[];
  /** The day by the database's clock. */
  today(): Promise<IsoDate>;
  /** One user, logged in at each provider process. */
  userAtEachProvider(): Promise<Caller[]>;
  /** A new user, logged in at the provider processes in turn. */
  user(): Promise<Caller>;
  /** An operator, at the first provider. */
  operator(): Caller;
  /** A room type with so many rooms left, twenty-five days ahead. */
  room(wanted?: RoomWanted): Promise<TestRoom>;
};

let people = 0;

export function testClusterOf(
  database: Database,
  clients: readonly Client[],
  settings: Settings = readSettings({ APP_ENV: "demo" }),
): TestCluster {
  const vault = createVault(settings.piiKey);
  const today = async () => {
    const [row] = await database.query<{ now: number }>("SELECT extract(epoch FROM app_now())::float8 AS now");
    return tehranDate(row?.now ?? 0);
  };
  const userAtEachProvider = async () => {
    const mobile = `0901${String(people++).padStart(7, "0")}`;
    const { token } = await database.withTx(async (tx) => {
      const { id: userId } = await ensureAccount(tx, vault, mobile, "fa");
      return openSession(tx, settings, { userId, displayName: "", isBrowser: false, isProved: true });
    });
    return clients.map((client) => callerOf(client, { Authorization: `Bearer ${token}` }));
  };
  return {
    database,
    clients,
    today,
    userAtEachProvider,
    async user() {
      const atProviders = await userAtEachProvider();
      return atProviders[people % clients.length]!;
    },
    operator: () => callerOf(clients[0]!, { Authorization: `Bearer ${settings.operatorToken}` }),
    room: async (wanted = {}) => prepareRoom(database, { checkIn: addDays(await today(), 25), ...wanted }),
  };
}

/** Creates users, logged in one after another. */
export async function usersOf(cluster: TestCluster, count: number): Promise<Caller[]> {
  const users: Caller[] = [];
  for (let made = 0; made < count; made++) users.push(await cluster.user());
  return users;
}

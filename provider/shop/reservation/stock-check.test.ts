import { expect } from "vitest";
import { onProvider } from "#tests/engines.ts";
import { prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { keepProgress, progressOf } from "../../kernel/job/progress.ts";
import { checkStock, findDrift } from "./stock-check.ts";

onProvider("The check of stock", (provider, onEngine) => {
  const database = () => provider.services.database;
  const check = () => checkStock(provider.services);
  const subjects = async () =>
    (
      await database().query<{ subject: string }>("SELECT subject FROM alarm WHERE kind = 'stock_drift' ORDER BY id")
    ).map(({ subject }) => subject);
  const drift = async () => (await findDrift(database(), provider.services.products)).length;
  /** One room more, or fewer, is held of a night than reservations hold. */
  const hold = (room: number, night: string, by: number) =>
    database().query("UPDATE inventory_night SET held = held + $3 WHERE room_type_id = $1 AND night = $2", [
      room,
      night,
      by,
    ]);
  const nightsOf = async (room: number) =>
    (
      await database().query<{ night: string }>(
        "SELECT night FROM inventory_night WHERE room_type_id = $1 ORDER BY night",
        [room],
      )
    ).map(({ night }) => night);

  onEngine("raises one alarm for a night, or a counter, that differs from the reservations", async () => {
    await standAtFrozenNoon(database());
    const { roomTypeId } = await prepareRoom(database(), { rooms: 4 });
    await check();
    expect(await subjects()).toEqual([]);
    const [night = ""] = (await nightsOf(roomTypeId)).slice(-1);
    await hold(roomTypeId, night, 1);
    const [counter] = await database().query<{ id: number }>(
      "UPDATE stock SET held = held + 1 WHERE id = (SELECT max(id) FROM stock WHERE held + sold < total) RETURNING id",
    );
    await Promise.all([check(), check()]);
    await check();
    expect(await subjects()).toEqual(expect.arrayContaining([`night:${roomTypeId}/${night}`, `stock:${counter?.id}`]));
    expect((await subjects()).length).toBe(2);
    await hold(roomTypeId, night, -1);
    await database().query("UPDATE stock SET held = held - 1 WHERE id = $1", [counter?.id ?? 0]);
    await database().query("DELETE FROM alarm");
  });

  onEngine("leaves nights that are over to doctor", async () => {
    await standAtFrozenNoon(database());
    const [past] = await database().query<{ room: number; night: string }>(
      `INSERT INTO inventory_night (room_type_id, night, total, held)
       SELECT min(id), (app_now() AT TIME ZONE 'UTC')::date - 9, 3, 2 FROM room_type RETURNING room_type_id AS room, night`,
    );
    await check();
    expect([await subjects(), await drift()]).toEqual([[], 1]);
    await hold(past?.room ?? 0, past?.night ?? "", -2);
  });

  onEngine("goes on where a run ended that was stopped, and then begins once more", async () => {
    await standAtFrozenNoon(database());
    const { roomTypeId } = await prepareRoom(database(), { rooms: 4 });
    const [night = ""] = (await nightsOf(roomTypeId)).slice(-1);
    await hold(roomTypeId, night, 1);
    await keepProgress(database(), "nights", roomTypeId);
    await checkStock(provider.services, AbortSignal.abort());
    expect(await progressOf(database(), "nights")).toBe(roomTypeId);
    await check();
    expect([await subjects(), await progressOf(database(), "nights")]).toEqual([[], 0]);
    await check();
    expect(await subjects()).toEqual([`night:${roomTypeId}/${night}`]);
  });
});

import { expect } from "vitest";
import type { AlarmsValue } from "#domain/contract/operator.shapes.ts";
import { onBothEngines } from "#tests/engines.ts";
import { callerOf, newKey } from "#tests/support/client.ts";
import { type Log, silentLog } from "../log.ts";
import { raiseAlarm, resolveAlarm } from "./alarm.ts";

const PATH = "operator/v2/alarms";

onBothEngines("An alarm", (provider, onEngine) => {
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
  const open = async () => (await operator().get<AlarmsValue>(PATH)).value;
  const listening = () => {
    const lines: unknown[] = [];
    const log: Log = { ...silentLog, error: (event, fields) => lines.push([event, fields]) };
    return { lines, log };
  };

  onEngine("is one row and one line in the log, however often it is raised, until it is resolved", async () => {
    const { database } = provider.services;
    const { lines, log } = listening();
    const alarm = { kind: "wrong_amount", subject: "payment:12", facts: { asked: 10, held: 1 } } as const;
    for (const isNew of [true, false]) {
      expect(await database.withTx((tx) => raiseAlarm(tx, log, alarm))).toBe(isNew);
    }
    const line = ["alarm raised", { alarm: "wrong_amount", subject: "payment:12" }];
    expect(lines).toEqual([line]);
    expect(await open()).toMatchObject({ total: 1, items: [{ ...alarm, raised_at: expect.any(Number) }] });
    await database.withTx((tx) => resolveAlarm(tx, "wrong_amount", "payment:12", "returned"));
    expect(await open()).toEqual({ total: 0, items: [] });
    expect(await database.withTx((tx) => raiseAlarm(tx, log, alarm))).toBe(true);
    expect(lines).toEqual([line, line]);
  });

  onEngine("is shown to operators alone, who resolve it once and say what became of it", async () => {
    const { database } = provider.services;
    await database.withTx((tx) => raiseAlarm(tx, silentLog, { kind: "wrong_amount", subject: "payment:13" }));
    expect((await callerOf(provider.app).get(PATH)).status).toBe(401);
    const { id } = (await open()).items.find(({ subject }) => subject === "payment:13")!;
    const resolve = (reason?: string) =>
      operator().post<{ state: string }>(`${PATH}/${id}/resolve`, { operator: "Mina", reason }, newKey());
    expect((await resolve()).reason).toBe("invalid_input");
    expect((await resolve("Sent back by hand")).value).toEqual({ state: "resolved" });
    expect((await resolve("Once more")).reason).toBe("not_open");
    const [kept] = await database.query("SELECT resolved_by, resolution FROM alarm WHERE id = $1", [id]);
    expect(kept).toEqual({ resolved_by: "Mina", resolution: "Sent back by hand" });
    expect((await operator().post(`${PATH}/9999999/resolve`, { operator: "M", reason: "no" }, newKey())).status).toBe(
      404,
    );
  });
});

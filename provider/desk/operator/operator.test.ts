import { expect } from "vitest";
import type { ActsValue, OperatorsValue } from "#domain/contract/operator.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";

onProvider("Operators", (provider, onEngine) => {
  const { operator: installation, make, submitted, database } = bookingAt(provider);
  const add = async (name: string) => {
    const answer = await installation().post<{ token: string }>("operator/v2/operators", { operator: "Root", name });
    expect(answer.status, answer.text).toBe(200);
    return { ...callerOf(provider.app, { Authorization: `Bearer ${answer.value.token}` }), token: answer.value.token };
  };
  const revoke = (name: string) =>
    installation().post(`operator/v2/operators/${encodeURIComponent(name)}/revoke`, { operator: "Root" });
  const request = async () =>
    (await submitted(await make({ confirmation: "on_request" }))).reservation.confirmation_code;
  const acts = (operator: string) =>
    database().query<{ call: string; subject: string; isProved: boolean }>(
      'SELECT call, subject, is_proved AS "isProved" FROM operator_act WHERE operator = $1 ORDER BY id',
      [operator],
    );

  onEngine(
    "decide by tokens of their own; one that is revoked in the middle of work is out at the next call",
    async () => {
      const [mina, reza] = [await add("مینا"), await add("Reza 2")];
      const codes = [await request(), await request(), await request()] as const;
      expect((await mina.post(`operator/v2/reserves/${codes[0]}/accept`)).value).toEqual({ state: "ready_to_pay" });
      expect((await reza.post(`operator/v2/reserves/${codes[1]}/accept`)).value).toEqual({ state: "ready_to_pay" });
      expect((await revoke("مینا")).value).toEqual({ state: "revoked" });
      expect((await mina.post(`operator/v2/reserves/${codes[2]}/accept`)).status).toBe(401);
      expect((await mina.get("operator/v2/pending")).status).toBe(401);
      expect((await reza.post(`operator/v2/reserves/${codes[2]}/accept`)).value).toEqual({ state: "ready_to_pay" });
      const events = await database().query<{ operator: string }>(
        `SELECT operator FROM reservation_event JOIN reservation ON reservation.id = reservation_id
       WHERE confirmation_code IN ($1, $2, $3) AND operator IS NOT NULL ORDER BY reservation_event.id`,
        [...codes],
      );
      expect(events.map(({ operator }) => operator)).toEqual(["مینا", "Reza 2", "Reza 2"]);
      expect(await acts("مینا")).toEqual([{ call: "operator.acceptReserve", subject: codes[0], isProved: true }]);
    },
  );

  onEngine("cannot decide under another name, nor add or revoke any", async () => {
    const sara = await add("Sara");
    const code = await request();
    const other = await sara.post(`operator/v2/reserves/${code}/accept`, { operator: "Reza 2" });
    expect([other.status, other.errors.map(({ name }) => name)]).toEqual([422, ["operator"]]);
    expect((await sara.post("operator/v2/operators", { name: "Own friend" })).reason).toBe("installation_token_needed");
    expect((await sara.post("operator/v2/operators/Sara/revoke")).reason).toBe("installation_token_needed");
    expect(await acts("Sara")).toEqual([]);
    const borrowed = await installation().post(`operator/v2/reserves/${code}/accept`, { operator: "Sara" });
    expect([borrowed.status, borrowed.errors[0]?.code]).toEqual([422, "operator_exists"]);
    const nameless = await installation().post(`operator/v2/reserves/${code}/accept`);
    expect([nameless.status, nameless.errors[0]?.code]).toEqual([422, "required"]);
  });

  onEngine("are not called so that another could be taken for them", async () => {
    await add("Parisa Rad");
    const named = async (name: string) => {
      const { status, errors } = await installation().post("operator/v2/operators", { operator: "Root", name });
      return [status, errors[0]?.code];
    };
    for (const alike of ["parisa rad", "Parisa  Rad", "ParisaRad", "Раrisа Rad", "Parisa-Rad"]) {
      expect(await named(alike), alike).toEqual([422, "operator_exists"]);
    }
    await add("مریم رضایی");
    for (const alike of ["مریم\u200cرضایی", "مريم رضايي"])
      expect(await named(alike), alike).toEqual([422, "operator_exists"]);
    const code = await request();
    const said = await installation().post(`operator/v2/reserves/${code}/accept`, { operator: "PARISA RAD" });
    expect(said.errors[0]?.code).toBe("operator_exists");
    // One whom an earlier version added, which kept no look.
    await database().query("UPDATE operator SET look = NULL WHERE name = 'Parisa Rad'");
    expect(await named("PARISA  RAD")).toEqual([422, "operator_exists"]);
    const twice = database().query("UPDATE operator SET look = 'x' WHERE name IN ('Parisa Rad', 'مریم رضایی')");
    await expect(twice).rejects.toMatchObject({ code: "23505" });
  });

  onEngine("keep their name, come back under it after a revocation, and are listed", async () => {
    const first = await add("Leila");
    const twice = await installation().post("operator/v2/operators", { operator: "Root", name: "Leila" });
    expect(twice.errors[0]?.code).toBe("operator_exists");
    const listed = async () => {
      const { value } = await first.get<OperatorsValue>("operator/v2/operators");
      return value.items.find(({ name }) => name === "Leila");
    };
    expect(await listed()).toMatchObject({ revoked_at: null, last_used_at: expect.any(Number) });
    await revoke("Leila");
    const second = await add("Leila");
    expect((await first.get("operator/v2/pending")).status).toBe(401);
    expect((await second.get("operator/v2/pending")).status).toBe(200);
    expect((await revoke("Nemo")).status).toBe(404);
    const kept = JSON.stringify(await database().query("SELECT * FROM operator"));
    expect(kept).not.toContain(second.token.split(".").at(-1));
    expect(await acts("Root")).toContainEqual({ call: "operator.revokeOperator", subject: "Leila", isProved: false });
  });

  onEngine("have each act in a journal that cannot be changed, a message sent once more among them", async () => {
    const omid = await add("Omid");
    const [dead] = await database().query<{ id: number }>(
      `INSERT INTO outbox (kind, lane, payload, state, attempts, not_before, created_at)
       VALUES ('sms', 'work', '{}', 'dead', 8, app_now(), app_now()) RETURNING id`,
    );
    const retry = () => omid.post(`operator/v2/messages/${dead?.id}/retry`, { reason: "The gateway is back" });
    expect((await retry()).value).toEqual({ state: "waiting" });
    await wait(database(), 60);
    // The refused acts had no effect.
    expect((await retry()).reason).toBe("not_open");
    const act = { call: "operator.retryMessage", subject: String(dead?.id) };
    expect(await acts("Omid")).toEqual([{ ...act, isProved: true }]);
    const listed = async (query: string) => (await omid.get<ActsValue>(`operator/v2/acts?${query}`)).value;
    const { items, total } = await listed("operator=Omid");
    expect([items, total]).toEqual([
      [
        {
          ...act,
          id: expect.any(Number),
          at: expect.any(Number),
          operator: "Omid",
          is_proved: true,
          reason: "The gateway is back",
        },
      ],
      1,
    ]);
    const at = items[0]?.at ?? 0;
    expect((await listed(`operator=Omid&since=${at}`)).total).toBe(1);
    expect((await listed(`operator=Omid&since=${at + 1}`)).total).toBe(0);
    const all = await listed("limit=1");
    expect([all.items.map(({ operator }) => operator), all.total > 1]).toEqual([["Omid"], true]);
    await expect(database().query("UPDATE operator_act SET operator = 'Reza 2'")).rejects.toThrow("append-only");
    await expect(database().query("DELETE FROM operator_act")).rejects.toThrow("append-only");
  });

  onEngine("have tokens that nothing else passes for", async () => {
    const nima = await add("Nima");
    const [prefix, , secret] = nima.token.split(".");
    const asReza = [prefix, Buffer.from("Reza 2").toString("base64url"), secret].join(".");
    for (const token of [asReza, `${nima.token}x`, nima.token.slice(0, -1), `${prefix}.${secret}`]) {
      const caller = callerOf(provider.app, { Authorization: `Bearer ${token}` });
      expect((await caller.get("operator/v2/pending")).status, token).toBe(401);
    }
  });
});

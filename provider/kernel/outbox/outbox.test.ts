import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { onBothEngines } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { jobs, startJobs } from "../../jobs.ts";
import type { Handle } from "./handle.ts";
import { enqueue } from "./outbox.ts";
import { enqueueCodeSms, enqueueSms, openSms } from "./sms.ts";
import { runOutbox } from "./worker.ts";

const ali = { mobile: "09121112233", locale: "fa" } as const;

onBothEngines("What is left in the outbox", (provider, onEngine) => {
  const leave = (mobile: string) =>
    provider.services.database.withTx((tx) =>
      enqueueSms(tx, provider.services, { ...ali, mobile }, "voucher_issued", {
        tracking_code: "1234567890",
        title: "هتل عباسی",
        link: "https://shamseh.example/reserve/book/x",
      }),
    );
  const rows = () =>
    provider.services.database.query<{ state: string; attempts: number; payload: string | null }>(
      "SELECT state, attempts, payload FROM outbox ORDER BY id",
    );
  const empty = () => provider.services.database.query("DELETE FROM outbox");

  onEngine("is sent only when the transaction that left it holds", async () => {
    await empty();
    const failed = provider.services.database.withTx(async (tx) => {
      await enqueueSms(tx, provider.services, ali, "password_changed", {});
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await rows()).toEqual([]);
  });

  onEngine("is readable in the demonstration by whose telephone it is, however the number is spelt", async () => {
    await empty();
    await leave(ali.mobile);
    await leave("09350000000");
    await runOutbox(provider.services);
    for (const spelling of ["09121112233", "%2B989121112233", "۰۹۱۲۱۱۱۲۲۳۳"]) {
      const response = await provider.app.request(`/__demo/outbox?mobile=${spelling}`);
      const { messages } = await response.json();
      expect(messages).toHaveLength(1);
      expect(messages[0].text).toContain("1234567890");
    }
  });

  onEngine("is sealed: neither number nor text can be read in the database", async () => {
    await empty();
    await leave(ali.mobile);
    const [row] = await rows();
    expect(row?.payload).not.toContain(ali.mobile.slice(-9));
    expect(row?.payload).not.toContain("1234567890");
  });

  onEngine("is done once by ten workers at once", async () => {
    await empty();
    for (let count = 0; count < 30; count++) await leave(`0912000${1000 + count}`);
    const sent: string[] = [];
    const sms: Handle = async (payload, _, name) => {
      sent.push(openSms(provider.services.vault, payload, name).mobile);
    };
    await Promise.all(
      Array.from({ length: 10 }, () => runOutbox(provider.services, { ...provider.services.outboxHandlers, sms })),
    );
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  onEngine("waits until it is due, and longer after each failure, and is given up at last", async () => {
    await empty();
    const { database } = provider.services;
    const [clock] = await database.query<{ now: number }>("SELECT extract(epoch FROM app_now())::float8 AS now");
    await database.withTx((tx) =>
      enqueue(tx, { kind: "issue", payload: { reservation_id: 1 }, notBefore: (clock?.now ?? 0) + 3_600 }),
    );
    let tried = 0;
    const away: Handle = async () => {
      tried++;
      throw new Error("away");
    };
    await runOutbox(provider.services, { ...provider.services.outboxHandlers, issue: away });
    expect(tried).toBe(0);
    const program = callerOf(provider.app);
    for (let round = 0; round < 12; round++) {
      await provider.app.request("/__demo/clock", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ advance_seconds: 3_601 }),
      });
      await runOutbox(provider.services, { ...provider.services.outboxHandlers, issue: away });
      await runOutbox(provider.services, { ...provider.services.outboxHandlers, issue: away });
    }
    expect(tried).toBe(8);
    expect(await rows()).toMatchObject([{ state: "dead", attempts: 8 }]);
    expect((await program.get("base/v2/countries")).status).toBe(200);
    await database.query("UPDATE app_clock SET offset_seconds = 0");
  });

  onEngine("is not sent any more when it is a code that counts no more", async () => {
    await empty();
    const { database, settings, vault } = provider.services;
    await database.withTx((tx) =>
      enqueueCodeSms(tx, { vault, settings }, ali, "login_code", { codeId: 1, code: "777000", sentIn: 0 }),
    );
    await leave(ali.mobile);
    await database.query("UPDATE outbox SET created_at = created_at - interval '3 minutes'");
    const sent: string[] = [];
    const sms: Handle = async (payload, _, name) => void sent.push(openSms(vault, payload, name).text);
    await runOutbox(provider.services, { ...provider.services.outboxHandlers, sms });
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain("777000");
    expect((await rows()).map(({ state }) => state)).toEqual(["done", "done"]);
  });

  /** An SMS gateway that answers messages about `quick` words at once, and no other until it is released. */
  const slowGateway = async (isQuick: (text: string) => boolean) => {
    const texts: string[] = [];
    const heard = new EventEmitter();
    const held: ServerResponse[] = [];
    const server = createServer(async (request, response) => {
      const { text } = (await json(request)) as { text: string };
      texts.push(text);
      if (isQuick(text)) response.end();
      else held.push(response);
      heard.emit("one");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
    const { services } = provider;
    return {
      services: { ...services, settings: { ...services.settings, smsGateway: { url, token: null } } },
      held,
      /** Resolves when it has been asked to send what `isIt` says; false when it has not before those that hang are given up (ten seconds). */
      hears: async (isIt: () => boolean): Promise<boolean> => {
        const late = AbortSignal.timeout(8_000);
        try {
          while (!isIt()) await once(heard, "one", { signal: late });
        } catch {}
        return isIt();
      },
      texts,
    };
  };

  onEngine("keeps no code waiting behind other messages, however long the gateway takes for those", async () => {
    await empty();
    const gateway = await slowGateway((text) => text.includes("777001"));
    for (let left = 0; left < 40; left++) await leave(ali.mobile);
    const stop = startJobs(
      gateway.services,
      jobs.filter(({ name }) => name.startsWith("outbox")),
    );
    expect(await gateway.hears(() => gateway.held.length >= 16)).toBe(true);
    await gateway.services.database.withTx((tx) =>
      enqueueCodeSms(tx, gateway.services, ali, "login_code", { codeId: 1, code: "777001", sentIn: 0 }),
    );
    const isSent = await gateway.hears(() => gateway.texts.some((text) => text.includes("777001")));
    const stopped = stop();
    for (const response of gateway.held) response.destroy();
    await stopped;
    expect(isSent, "the code was sent while the others hung").toBe(true);
  });

  onEngine("goes on beside a message that hangs, also with what is left meanwhile", async () => {
    await empty();
    let isHung = false;
    const gateway = await slowGateway(() => {
      const isFirst = !isHung;
      isHung = true;
      return !isFirst;
    });
    for (let left = 0; left < 30; left++) await leave(ali.mobile);
    const running = runOutbox(gateway.services);
    expect(await gateway.hears(() => gateway.texts.length === 30)).toBe(true);
    await leave(ali.mobile);
    const isSent = await gateway.hears(() => gateway.texts.length === 31);
    for (const response of gateway.held) response.end();
    await running;
    expect(isSent, "the later message was sent while the first hung").toBe(true);
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(["done"]));
  });

  onEngine("goes to the gateway with a number that tells a repeated message, and is forgotten once sent", async () => {
    await empty();
    const taken: { id: string; to: string; text: string }[] = [];
    const gateway = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        taken.push(JSON.parse(body));
        response.statusCode = taken.length === 1 ? 500 : 200;
        response.end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void gateway.close());
    const { port } = gateway.address() as AddressInfo;
    const services = {
      ...provider.services,
      settings: {
        ...provider.services.settings,
        appEnv: "production" as const,
        smsGateway: { url: `http://127.0.0.1:${port}/send`, token: "secret" },
      },
    };
    await leave(ali.mobile);
    await runOutbox(services);
    expect(await rows()).toMatchObject([{ state: "waiting", attempts: 1 }]);
    await services.database.query("UPDATE outbox SET not_before = app_now()");
    await runOutbox(services);
    expect(await rows()).toEqual([{ state: "done", attempts: 2, payload: null }]);
    expect(taken.map(({ to }) => to)).toEqual([ali.mobile, ali.mobile]);
    expect(taken[0]?.id).toBe(taken[1]?.id);
  });
});

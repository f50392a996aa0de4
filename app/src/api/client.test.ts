import { describe, expect, it, vi } from "vitest";
import type { Call } from "#domain/contract/call.ts";
import { type ClientOptions, createClient, type Recorded } from "./client.ts";
import { isOutage } from "./result.ts";

const read: Call = { name: "x.read", method: "GET", path: "x/v2/{id}", who: "anyone", source: "ours" };
const mine: Call = { name: "x.mine", method: "GET", path: "x/v2/mine", who: "user", source: "ours" };
const write: Call = { name: "x.write", method: "POST", path: "x/v2/save", who: "user", source: "ours" };

const envelope = (value: unknown, message = "", errors: unknown[] = []) => ({
  code: 200,
  reason: null,
  message,
  errors,
  value,
});
const answer = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });

function clientWith(options: Partial<ClientOptions>) {
  return createClient({
    base: "http://provider/",
    transport: answer(200, envelope(1)),
    clientToken: "public",
    locale: () => "fa",
    token: () => null,
    ...options,
  });
}

describe("the client of the provider", () => {
  it("R152, R153 joins the base, the path's parameters and the query", async () => {
    const transport = vi.fn(answer(200, envelope({ ok: true })));
    const result = await clientWith({ transport }).call(read, {
      params: { id: "a/b" },
      query: { to: "2026-11-20", from: 1 },
    });
    expect(transport.mock.calls[0]?.[0 as never]).toBe("http://provider/x/v2/a%2Fb?from=1&to=2026-11-20");
    expect(result).toEqual({ ok: true, value: { ok: true } });
    await clientWith({ transport, base: "/" }).call(read, { params: { id: 7 } });
    expect(transport.mock.lastCall?.[0 as never]).toBe("/x/v2/7");
  });

  it("sends the party of the page with each call that is for one, and another where the caller names it", async () => {
    const sent: [address: string, body: unknown][] = [];
    const transport = async (address: string, { body }: RequestInit) => {
      sent.push([address, body === undefined ? null : JSON.parse(String(body))]);
      return new Response(JSON.stringify(envelope(null)));
    };
    const client = clientWith({ transport, base: "/", audience: () => "mixed" });
    const priced: Call = { ...read, forParty: true };
    await client.call(priced, { params: { id: 1 }, query: { from: 1 } });
    await client.call(priced, { params: { id: 1 }, query: { audience: "foreign" } });
    await client.call({ ...write, forParty: true }, { body: { rooms: 1 } });
    await client.call(read, { params: { id: 1 } });
    await clientWith({ transport, base: "/" }).call(priced, { params: { id: 1 } });
    expect(sent).toEqual([
      ["/x/v2/1?audience=mixed&from=1", null],
      ["/x/v2/1?audience=foreign", null],
      ["/x/v2/save", { audience: "mixed", rooms: 1 }],
      ["/x/v2/1", null],
      ["/x/v2/1", null],
    ]);
  });

  it("R194 waits for an answer without limit unless told otherwise", async () => {
    const transport = vi.fn(async (_: string, _init: RequestInit) => new Response(JSON.stringify(envelope(1))));
    const client = clientWith({ transport });
    await client.call(read, { params: { id: 7 } });
    await client.call(read, { params: { id: 7 }, timeout: 5_000 });
    expect(transport.mock.calls.map(([, { signal }]) => signal instanceof AbortSignal)).toEqual([false, true]);
  });

  it("R154, R155, R156, R157 sends the headers of the moment and no others", async () => {
    const sent: Headers[] = [];
    const transport = async (_: string, init: RequestInit) => {
      sent.push(new Headers(init.headers));
      return new Response(JSON.stringify(envelope(null)));
    };
    let token: string | null = null;
    const client = clientWith({ transport, token: () => token });
    await client.call(read, { params: { id: 1 } });
    token = "a.b.c";
    await client.call(write, { body: {} });
    await clientWith({ transport, token: () => "a.b.c", isSessionDisabled: true }).call(read, { params: { id: 1 } });
    expect(sent.map((headers) => headers.get("Client-Token"))).toEqual(["public", "public", "public"]);
    expect(sent.map((headers) => headers.get("Client-Version"))).toEqual(["1.0.0", "1.0.0", "1.0.0"]);
    expect(sent.map((headers) => headers.get("Authorization"))).toEqual([null, "Bearer a.b.c", null]);
    expect(sent.map((headers) => headers.get("Disable-Session"))).toEqual([null, null, "1"]);
  });

  it("R158 replays a recorded answer once, then asks", async () => {
    const transport = vi.fn(answer(200, envelope("fresh")));
    const recorded = new Map<string, Recorded>([
      ["x/v2/7", { ok: true, value: { code: 200, reason: null, message: "", errors: [], value: "recorded" } }],
    ]);
    const client = clientWith({ transport, recorded });
    expect(await client.call(read, { params: { id: 7 } })).toEqual({ ok: true, value: "recorded" });
    expect(transport).not.toHaveBeenCalled();
    expect(await client.call(read, { params: { id: 7 } })).toEqual({ ok: true, value: "fresh" });
  });

  it("records anonymous reads only, failures among them", async () => {
    const record = vi.fn();
    const client = clientWith({ record, transport: answer(404, envelope(null)) });
    await client.call(read, { params: { id: 7 } });
    await client.call(mine);
    await client.call(write, { body: {} });
    expect(record.mock.calls.map(([address]) => address)).toEqual(["x/v2/7"]);
  });

  it("R180 a 422 tells its message once and still fails with its fields", async () => {
    const onRefused = vi.fn();
    const body = {
      ...envelope(null, "این تاریخ گذشته است؛ تاریخ دیگری وارد کنید", [
        { name: "check_in", code: "past", params: {}, message: "…" },
      ]),
      reason: "invalid_input",
    };
    const result = await clientWith({ onRefused, transport: answer(422, body) }).call(read, { params: { id: 1 } });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith("این تاریخ گذشته است؛ تاریخ دیگری وارد کنید");
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: "status", status: 422, reason: "invalid_input", errors: [{ name: "check_in" }] },
    });
  });

  it("a 422 without words of its own says a whole sentence", async () => {
    const onRefused = vi.fn();
    const refusalWords = () => "این درخواست پذیرفته نشد";
    for (const body of [envelope(null, " "), null, "x"]) {
      const result = await clientWith({ onRefused, refusalWords, transport: answer(422, body) }).call(read, {
        params: { id: 1 },
      });
      expect(result).toMatchObject({ ok: false, failure: { status: 422, message: refusalWords() } });
    }
    expect(onRefused.mock.calls).toEqual([[refusalWords()], [refusalWords()], [refusalWords()]]);
  });

  it("an outage without words of its own, from a door before the provider, says a whole sentence", async () => {
    const outageWords = () => "سامانه موقتاً در دسترس نیست";
    for (const [status, body] of [
      [502, null],
      [503, "<html>"],
      [504, envelope(null, "")],
    ] as const) {
      const result = await clientWith({ outageWords, transport: answer(status, body) }).call(read, {
        params: { id: 1 },
      });
      expect(result).toMatchObject({ ok: false, failure: { status, message: outageWords() } });
    }
  });

  it("R181 a 401 logs out; R182 any other status passes unhandled; R183 none of them is a success", async () => {
    for (const [status, logouts] of [
      [401, 1],
      [403, 0],
      [404, 0],
      [500, 0],
    ] as const) {
      const onUnauthorised = vi.fn();
      const onRefused = vi.fn();
      const result = await clientWith({ onUnauthorised, onRefused, transport: answer(status, envelope(null)) }).call(
        read,
        { params: { id: 1 } },
      );
      expect(result).toMatchObject({ ok: false, failure: { kind: "status", status } });
      expect(onUnauthorised).toHaveBeenCalledTimes(logouts);
      expect(onRefused).not.toHaveBeenCalled();
    }
  });

  it("a 401 of a call with a tracking view's own token does not log out", async () => {
    const onUnauthorised = vi.fn();
    const client = clientWith({ onUnauthorised, token: () => "a.b.c", transport: answer(401, envelope(null)) });
    const result = await client.call(read, { params: { id: 1 }, bearer: "tracking" });
    expect(result).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it("R184 tells network, timeout, cancel, unsupported protocol and an unreadable body apart", async () => {
    const waits = (_: string, init: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        const stop = () => reject(init.signal?.reason);
        if (init.signal?.aborted) stop();
        else init.signal?.addEventListener("abort", stop);
      });
    const broken = async () => {
      throw new TypeError("fetch failed");
    };
    const cancelled = new AbortController();
    setTimeout(() => cancelled.abort(), 5);
    const kinds = [
      await clientWith({ transport: broken }).call(read, { params: { id: 1 } }),
      await clientWith({ transport: waits }).call(read, { params: { id: 1 }, timeout: 5 }),
      await clientWith({ transport: waits }).call(read, { params: { id: 1 }, signal: cancelled.signal }),
      await clientWith({ base: "ftp://provider/" }).call(read, { params: { id: 1 } }),
      await clientWith({ transport: async () => new Response("<html>") }).call(read, { params: { id: 1 } }),
    ].map((result) => (result.ok ? "ok" : result.failure.kind));
    expect(kinds).toEqual(["network", "timeout", "cancel", "unsupported_protocol", "unreadable"]);
  });

  it("says whose fault a failure is", () => {
    const status = (code: number) => ({ kind: "status", status: code, reason: null, message: "", errors: [] }) as const;
    expect(
      [status(500), status(429), { kind: "network" } as const, { kind: "timeout" } as const].map(isOutage),
    ).toEqual([true, true, true, true]);
    expect([status(422), status(404), { kind: "cancel" } as const].map(isOutage)).toEqual([false, false, false]);
  });
});

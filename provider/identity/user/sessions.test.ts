import { expect } from "vitest";
import type { SessionsValue } from "#domain/contract/session.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { type Caller, callerOf, logIn, newKey, newMobile } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import { TOKEN_SECONDS } from "./session.ts";

onProvider("A user’s sessions", (provider, onEngine) => {
  const logInThrice = async () => {
    const mobile = newMobile();
    const users: Caller[] = [];
    while (users.length < 3) {
      users.push(await logIn(provider.app, mobile));
      // One code at a time.
      await wait(provider.services.database, 180);
    }
    return users as [Caller, Caller, Caller];
  };
  const list = async (user: Caller) => (await user.get<SessionsValue>("user/v2/sessions")).value;
  const end = (user: Caller, id: string | null) => user.post<SessionsValue>("user/v2/sessions/end", { id }, newKey());
  const isIn = async (user: Caller) => (await user.get("user/v2/me")).status === 200;

  onEngine("are listed, one’s own first, and any other can be ended", async () => {
    const [first, second, third] = await logInThrice();
    const open = await list(second);
    expect(open.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect(open.map(({ created_at, expires_at }) => expires_at - created_at)).toEqual(Array(3).fill(TOKEN_SECONDS));
    const ended = await end(second, open[1]?.id ?? "");
    expect(ended.value.map(({ id }) => id)).toEqual([open[0]?.id, open[2]?.id]);
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, true, false]);
    expect((await end(second, null)).value.map(({ is_current }) => is_current)).toEqual([true]);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  onEngine("bear the name of their device, and nothing else of the user agent", async () => {
    const userAgent = "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36";
    const [mobile, password] = [newMobile(), "a password that is long"];
    const user = await logIn(provider.app, mobile);
    await user.post("user/v2/set-password", { password });
    const { status } = await callerOf(provider.app, { "User-Agent": userAgent }).post("user/v2/login-by-password", {
      mobile,
      password,
    });
    expect(status).toBe(200);
    const open = await list(user);
    expect(open.map(({ browser, system }) => [browser, system])).toEqual([
      ["other", "other"],
      ["chrome", "android"],
    ]);
    const kept = await provider.services.database.query(
      "SELECT row_to_json(user_session)::text AS row FROM user_session",
    );
    expect(JSON.stringify(kept)).not.toMatch(/SM-S911B|Mozilla/);
  });

  onEngine("are no other user’s to see or end, and one’s own ends by logging out", async () => {
    const [user, other] = [await logIn(provider.app), await logIn(provider.app)];
    const [own] = await list(user);
    expect(await list(other)).toHaveLength(1);
    expect((await end(other, own?.id ?? "")).status).toBe(404);
    expect((await end(user, own?.id ?? "")).reason).toBe("not_open");
    expect(await isIn(user)).toBe(true);
    await user.post("user/v2/logout", {}, newKey());
    expect((await user.get("user/v2/sessions")).status).toBe(401);
  });
});

import { expect } from "vitest";
import { onProvider } from "#tests/engines.ts";
import { type Caller, codeSentTo, logIn } from "#tests/support/client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";

/** Calls that a stranger at an open browser must not make; none of them is of a reservation. */
const calls: readonly (readonly [name: string, ask: (user: Caller) => ReturnType<Caller["post"]>])[] = [
  ["own data", (user) => user.get("user/v2/own-data")],
  ["a first password", (user) => user.post("user/v2/set-password", { password: "kharbozeh-talebi" })],
  [
    "a bank account",
    (user) =>
      user.post("user/save-bank-account-information", {
        sheba: "IR820540102680020817909002",
        owner_name: "علی رضایی",
      }),
  ],
  // The last: nothing can be asked after it.
  ["the end of the account", (user) => user.post("user/v2/account/delete", {})],
];

onProvider("A fresh proof", (provider, onEngine) => {
  const proveAgain = async (user: Caller & { mobile: string }) => {
    const asked = { field: "mobile", value: user.mobile };
    const { value } = await user.post<{ challenge: string }>("profile/user-information/send-otp", asked);
    const code = await codeSentTo(provider.app, user.mobile);
    await user.post("profile/user-information/verify-otp", { ...asked, challenge: value.challenge, code });
  };

  onEngine("is ten minutes old at most, for every call that needs one", async () => {
    await standAtFrozenNoon(provider.services.database);
    const user = await logIn(provider.app);
    await wait(provider.services.database, 601);
    for (const [name, ask] of calls) {
      const { status, errors } = await ask(user);
      expect([name, status, errors[0]?.code]).toEqual([name, 422, "fresh_code_needed"]);
    }
    await proveAgain(user);
    await wait(provider.services.database, 590);
    for (const [name, ask] of calls) {
      const { status, text } = await ask(user);
      expect([name, status], text).toEqual([name, 200]);
    }
  });
});

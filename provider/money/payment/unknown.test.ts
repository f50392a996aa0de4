import { expect, test } from "vitest";
import type { Services } from "../../services.ts";
import type { Standing } from "./gateway.ts";
import { askAboutUnknown } from "./unknown.ts";
import { zarinpal } from "./zarinpal.ts";

test("four callbacks of unknown sessions are looked up at once, and others when those are answered", async () => {
  const asked: ((standing: Standing) => void)[] = [];
  const gateway = {
    ...zarinpal({ name: "test", base: "http://bank.test", merchantId: "test" }),
    inquire: () => new Promise<Standing>((resolve) => asked.push(resolve)),
  };
  // Nothing is written of a session that was not paid.
  const services: Pick<Services, "database" | "log"> = {} as Services;
  const callbacks = (authorities: readonly string[]) =>
    authorities.map((authority) => askAboutUnknown(services, gateway, authority));
  const six = callbacks(["A", "B", "C", "D", "E", "F"]);
  expect(asked).toHaveLength(4);
  for (const answer of asked) answer("open");
  await Promise.all(six);
  const [later] = callbacks(["G"]);
  expect(asked).toHaveLength(5);
  asked[4]?.("open");
  await later;
});

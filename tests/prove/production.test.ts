import { expect, onTestFinished, test } from "vitest";
import { exercise } from "./production.ts";
import { productionGround } from "./production-ground.ts";

test("a production as it is documented answers every call and runs every job, as a role that owns nothing", async ({
  skip,
}) => {
  const ground = await productionGround();
  if (ground === null) return skip();
  onTestFinished(() => ground.stop());
  expect((await exercise(ground)).faults).toEqual([]);
}, 400_000);

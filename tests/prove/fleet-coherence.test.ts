import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { changeAndLook, cityName, isCoherent, refreshAndLook, shownAfter, small } from "./fleet-coherence.ts";
import { openSmallFleet } from "./fleet-in-process.ts";

const PAGE = "/Content/About.html";
const WORDS = "پس از قطعی";
/** Longer than a busy machine takes, and shorter than a page is cached. */
const PATIENT_MS = 15_000;

test("a change is shown by every website, whichever provider it asks", {
  timeout: 180_000,
  // Retried: on a busy machine a provider may take two seconds, and a stale answer is then served.
  retry: 1,
}, async ({ skip }) => {
  const fleet = await openSmallFleet();
  if (fleet === null) return skip();
  onTestFinished(fleet.close);
  const figures = await changeAndLook(fleet, small.changes, PATIENT_MS);
  expect(isCoherent(figures), JSON.stringify(figures)).toBe(true);

  // The next page is new whichever provider renders it: each has the name cached.
  for (const website of [...fleet.websites, ...fleet.websites])
    expect((await refreshAndLook(fleet, website, cityName)).isNew).toBe(true);

  // A change made while no provider answers is shown once one does.
  const asked = async () => Promise.all(fleet.websites.map(async (website) => (await fetch(website + PAGE)).text()));
  await asked();
  fleet.balancer.isAway = true;
  await fleet.database.query(`UPDATE page SET lead_fa = '${WORDS}' WHERE slug = 'about'`);
  await delay(1_300);
  for (const text of await asked()) expect(text).not.toContain(WORDS);
  fleet.balancer.isAway = false;
  for (const time of await shownAfter(fleet.websites, PAGE, WORDS, PATIENT_MS)) {
    expect(time).not.toBeNull();
  }

  // A website without change notices shows changes late.
  const deaf = await changeAndLook({ ...fleet, websites: [fleet.deaf] }, small.deaf);
  expect(deaf.late, JSON.stringify(deaf)).toBeGreaterThan(0);
});

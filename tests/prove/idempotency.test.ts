import { expect } from "vitest";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { onServer } from "#tests/both-engines.ts";
import { patientDoor } from "#tests/support/patient-door.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { houseOf } from "./house.ts";
import { isOnceEach, sendEachFiftyTimes } from "./idempotency.ts";
import { kinds } from "./wares.ts";

onServer("G5 One intent", (provider, onEngine) => {
  onEngine("has one effect and one answer, fifty times at once, in every call of bookings and money", async () => {
    const { services, app } = provider;
    await standAtFrozenNoon(services.database);
    // A run that finds the database too busy is followed by the next, as in the worker.
    const outbox = setInterval(() => void runOutbox(services).catch(() => null), 200);
    try {
      for (const kind of kinds) {
        const once = await sendEachFiftyTimes(houseOf(services.database, [patientDoor(app)], services.settings), kind);
        expect(isOnceEach(once), `${kind} ${JSON.stringify(once)}`).toBe(true);
      }
    } finally {
      clearInterval(outbox);
    }
  });
});

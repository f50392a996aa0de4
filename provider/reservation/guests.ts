import type { ReservationValue, SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import { openActions } from "#domain/reservation/actions.ts";
import { fold } from "#domain/text/fold.ts";
import type { Queryable } from "../database/database.ts";
import { type Refusal, refuse } from "../envelope.ts";
import type { Vault } from "../vault.ts";
import { readOffer } from "./offered.ts";
import { factsOf, type ReservationRow } from "./row.ts";
import { opened, sealed } from "./sealed.ts";
import { keptTraveller, type Traveller, travellerFaults } from "./travellers.ts";

/**
 * Keeps who travels, when they arrive and what they wish (call 49); what was kept before is gone. Null when it was done.
 */
export async function saveGuests(
  tx: Queryable,
  vault: Vault,
  row: ReservationRow,
  { travellers, arrival, note }: SaveGuestsInput,
): Promise<Refusal | null> {
  if (!openActions(row.status, factsOf(row)).includes("save_guests")) {
    return refuse(row.status === "expired" ? "deadline_passed" : "not_open");
  }
  const faults = travellerFaults(travellers, await readOffer(tx, row.id));
  if (faults.length > 0) return refuse("invalid_input", faults);
  const code = row.confirmationCode;
  const kept = travellers.map(keptTraveller).toSorted((one, other) => one.room - other.room);
  await tx.query("DELETE FROM reservation_passenger WHERE reservation_id = $1", [row.id]);
  await tx.query(
    `INSERT INTO reservation_passenger (reservation_id, position, room_position, age_group, is_supervisor, sealed)
     SELECT $1, position, room, age_group, is_supervisor, sealed
     FROM jsonb_to_recordset($2::jsonb) AS kept (position smallint, room smallint, age_group text, is_supervisor boolean, sealed text)`,
    [
      row.id,
      JSON.stringify(
        kept.map((one, position) => ({
          position,
          room: one.room,
          age_group: one.age_group,
          is_supervisor: one.is_room_supervisor,
          sealed: sealed(vault, code, "passenger", one),
        })),
      ),
    ],
  );
  const whole = arrival ? { ...arrival, number: fold(arrival.number), time: fold(arrival.time) } : null;
  const wish = note?.trim() || null;
  await tx.query("UPDATE reservation SET arrival = $2, note = $3, version = version + 1 WHERE id = $1", [
    row.id,
    whole && sealed(vault, code, "arrival", whole),
    wish && sealed(vault, code, "note", wish),
  ]);
  return null;
}

/** Whether anybody was entered yet. */
export async function hasGuests(from: Queryable, { id }: ReservationRow): Promise<boolean> {
  const rows = await from.query("SELECT position FROM reservation_passenger WHERE reservation_id = $1 LIMIT 1", [id]);
  return rows.length > 0;
}

/** Who travels, in the order of the rooms. */
export async function readTravellers(from: Queryable, vault: Vault, row: ReservationRow): Promise<Traveller[]> {
  const rows = await from.query<{ sealed: string }>(
    "SELECT sealed FROM reservation_passenger WHERE reservation_id = $1 ORDER BY position",
    [row.id],
  );
  return rows.map((one) => opened<Traveller>(vault, row.confirmationCode, "passenger", one.sealed));
}

/** When they arrive and what they wish. */
export async function readWishes(
  from: Queryable,
  vault: Vault,
  { id, confirmationCode }: ReservationRow,
): Promise<Pick<ReservationValue, "arrival" | "note">> {
  const [found] = await from.query<{ arrival: string | null; note: string | null }>(
    "SELECT arrival, note FROM reservation WHERE id = $1",
    [id],
  );
  return {
    arrival: found?.arrival ? opened(vault, confirmationCode, "arrival", found.arrival) : null,
    note: found?.note ? opened(vault, confirmationCode, "note", found.note) : null,
  };
}

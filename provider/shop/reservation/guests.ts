import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { AgeGroup } from "#domain/enums/enums.ts";
import { openActions } from "#domain/reservation/actions.ts";
import { fold } from "#domain/text/fold.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Vault } from "../../kernel/vault.ts";
import { notOpen } from "./change.ts";
import { type People, type Product, type Products, productOf } from "./product.ts";
import { COLUMNS, factsOf, type Reservation, type ReservationRow } from "./row.ts";
import { opened, sealed } from "./sealed.ts";
import { type KeptTraveller, placed, type Traveller, withEveryField } from "./travellers.ts";

/** Stores the travellers, their arrival time and wishes (call 49), replacing what was stored before. */
export async function saveGuests(
  tx: Queryable,
  { vault, products }: { vault: Vault; products: Products },
  row: Reservation,
  { travellers: sent, arrival, note }: SaveGuestsInput,
): Promise<Reservation | Refusal> {
  if (!openActions(row.status, factsOf(row)).includes("save_guests")) {
    return notOpen(row);
  }
  const product = productOf(products, row.kind);
  const travellers = sent.map(placed);
  const faults = product.travellerFaults(travellers, row.offer);
  if (faults.length > 0) return refuse("invalid_input", faults);
  const code = row.confirmationCode;
  const kept = travellers
    .map((one) => product.keptTraveller(one, row.offer))
    .toSorted((one, other) => one.room - other.room);
  const offer = await followTravellers(tx, vault, product, row, kept);
  if (isRefusal(offer)) return offer;
  const lines = linesOf(vault, code, kept);
  const whole = arrival ? { ...arrival, number: fold(arrival.number), time: fold(arrival.time) } : null;
  const wish = note?.trim() || null;
  const [written] = await tx.query<ReservationRow>(
    KEEP,
    [
      row.id,
      JSON.stringify(lines),
      lines.length,
      whole && sealed(vault, code, "arrival", whole),
      wish && sealed(vault, code, "note", wish),
    ],
    "save_guests",
  );
  return { ...row, ...written, offer, travellers: lines.map((line) => line.sealed) };
}

/** A traveller as a row, sealed at its place. */
type SealedLine = Readonly<Record<"position" | "room", number>> & {
  readonly age_group: AgeGroup;
  readonly is_supervisor: boolean;
  readonly sealed: string;
};

/** Travellers in their order as rows. */
const linesOf = (vault: Vault, confirmationCode: string, travellers: readonly KeptTraveller[]): SealedLine[] =>
  travellers.map((one, position) => ({
    position,
    room: one.room,
    age_group: one.age_group,
    is_supervisor: one.is_room_supervisor,
    sealed: sealed(vault, confirmationCode, { passenger: position }, one),
  }));

/** Keeps these travellers in place of those before, and nothing else; returns them sealed. */
export async function keepTravellers(
  tx: Queryable,
  vault: Vault,
  row: ReservationRow,
  travellers: readonly KeptTraveller[],
): Promise<string[]> {
  const lines = linesOf(vault, row.confirmationCode, travellers);
  await tx.query(`${KEEP_TRAVELLERS} SELECT 1`, [row.id, JSON.stringify(lines), lines.length], "keep_travellers");
  return lines.map((line) => line.sealed);
}

/**
 * Moves choices of the agreed offer with the single travellers that they were made for; refused where one may not have
 * it.
 */
async function followTravellers(
  tx: Queryable,
  vault: Vault,
  { ofTravellers }: Product,
  row: Reservation,
  after: readonly Traveller[],
): Promise<unknown> {
  const { id, offer } = row;
  if (ofTravellers === undefined) return offer;
  const moved = ofTravellers.moved(offer, travellersOf(vault, row), after);
  const faults = ofTravellers.faults(moved, after);
  if (faults.length > 0) return refuse("invalid_input", faults);
  if (moved !== offer) await ofTravellers.keep(tx, id, moved);
  return moved;
}

/** Each traveller replaces the one in the same position; those beyond the last are deleted. */
const KEEP_TRAVELLERS = `
  WITH kept AS (
    INSERT INTO reservation_passenger AS passenger (reservation_id, position, room_position, age_group, is_supervisor, sealed)
    SELECT $1, position, room, age_group, is_supervisor, sealed
    FROM jsonb_to_recordset($2::jsonb) AS line (position smallint, room smallint, age_group text, is_supervisor boolean, sealed text)
    ON CONFLICT (reservation_id, position) DO UPDATE SET room_position = excluded.room_position,
      age_group = excluded.age_group, is_supervisor = excluded.is_supervisor, sealed = excluded.sealed),
  gone AS (DELETE FROM reservation_passenger WHERE reservation_id = $1 AND position >= $3::int)`;

/**
 * The row of the reservation is written only where it changes: most travellers give neither a time of arrival nor a
 * wish.
 */
const KEEP = `${KEEP_TRAVELLERS}
  UPDATE reservation SET arrival = $4, note = $5, version = version + 1
  WHERE id = $1 AND (arrival, note) IS DISTINCT FROM ($4, $5) RETURNING ${COLUMNS}`;

/** Travellers, in the order of the rooms. */
export const travellersOf = (
  vault: Vault,
  { confirmationCode, travellers }: Pick<Reservation, "confirmationCode" | "travellers">,
): KeptTraveller[] =>
  travellers.map((one, passenger) =>
    withEveryField(opened<KeptTraveller>(vault, confirmationCode, { passenger }, one)),
  );

/** Age groups of a reservation's travellers in their order. */
export async function groupsOf(from: Queryable, id: number): Promise<AgeGroup[]> {
  const saved = await from.query<{ group: AgeGroup }>(
    `SELECT age_group AS "group" FROM reservation_passenger WHERE reservation_id = $1 ORDER BY position`,
    [id],
    "groups_of_reservation",
  );
  return saved.map(({ group }) => group);
}

/** Travellers as the parts of an offer know them. */
export const peopleOf = (travellers: readonly Traveller[]): People => ({
  groups: travellers.map(({ age_group }) => age_group),
  rooms: travellers.map(({ room }) => room + 1),
  births: travellers.map(({ birth_date }) => birth_date),
});

/** Time of arrival and wishes. */
export const wishesOf = (
  vault: Vault,
  { confirmationCode, arrival, note }: ReservationRow,
): Pick<StayReservationValue, "arrival" | "note"> => ({
  arrival: arrival === null ? null : opened(vault, confirmationCode, "arrival", arrival),
  note: note === null ? null : opened(vault, confirmationCode, "note", note),
});

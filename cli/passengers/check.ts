import { checkTravellers } from "#domain/validation/party.ts";
import { checkPassenger, type FieldFault, type Traveller } from "#domain/validation/passenger.ts";
import type { PassengerField, PassengerForm } from "#domain/validation/passenger-form.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { CliError } from "../cli-error.ts";
import { readForm } from "./columns.ts";
import type { Row } from "./rows.ts";

/** Fault in one field of one row. */
export type Finding = FieldFault & {
  readonly line: number;
  readonly reservation: string;
  readonly severity: "error" | "warning";
  /** As typed. */
  readonly value: string;
};

/** Data kept of a row until its reservation is complete. */
type Kept = {
  readonly line: number;
  readonly traveller: Traveller;
  readonly faulty: ReadonlySet<PassengerField>;
  readonly documents: Pick<PassengerForm, "national_code" | "passport_number" | "age_group" | "is_room_supervisor">;
};

/** Copies a text: a slice of a chunk would keep the whole chunk in memory. */
const ownCopy = (text: string): string => Buffer.from(text).toString();

/**
 * Checks rows as they come: each by itself, and each reservation after its last row. The rows of a reservation must be
 * adjacent, so that only one is kept at a time.
 */
export function partyChecker(trip: Trip) {
  let reservation = "";
  let kept: Kept[] = [];
  /** Findings in its rows, in file order with those of the reservation. */
  let findings: Finding[] = [];
  const finished = new Map<string, number>();

  function finish(): Finding[] {
    const travellers = kept.map(({ traveller }) => traveller);
    const found = checkTravellers(travellers, trip).flatMap(({ passenger, ...fault }): Finding[] => {
      const row = kept[passenger];
      // A fault of the value itself has been reported already.
      if (row === undefined || row.faulty.has(fault.field)) return [];
      const value = (row.documents as PassengerForm)[fault.field] ?? "";
      const of = fault.params["of"];
      const params = typeof of === "number" ? { ...fault.params, of: kept[of - 1]?.line ?? of } : fault.params;
      return [{ ...fault, params, line: row.line, reservation, severity: "error", value }];
    });
    if (kept[0] !== undefined) finished.set(ownCopy(reservation), kept[0].line);
    const all = [...findings, ...found].toSorted((one, other) => one.line - other.line);
    kept = [];
    findings = [];
    return all;
  }

  return {
    /** Adds a row; returns findings of the reservation that it ends. @throws CliError `reservation_split`. */
    take({ line, reservation: of, form: typed }: Row): Finding[] {
      const ended = kept.length > 0 && of !== reservation ? finish() : [];
      const began = finished.get(of);
      if (kept.length === 0 && began !== undefined) {
        throw new CliError(
          "reservation_split",
          [
            `رزرو «${of}» در سطر ${began} شروع و رها شده است`,
            `reservation «${of}» began on line ${began} and was left`,
          ],
          {
            where: [`سطر ${line}`, `line ${line}`],
            mend: [
              "پرونده را مرتب کنید تا سطرهای هر رزرو کنار هم باشند.",
              "Sort the file, so that the rows of one reservation stand together.",
            ],
          },
        );
      }
      reservation = of;
      const form = readForm(typed);
      const { faults, warnings, traveller } = checkPassenger(form, trip);
      const { national_code, passport_number, age_group, is_room_supervisor } = typed;
      const documents = { national_code, passport_number, age_group, is_room_supervisor };
      kept.push({ line, traveller, faulty: new Set(faults.map(({ field }) => field)), documents });
      const finding =
        (severity: Finding["severity"]) =>
        (fault: FieldFault): Finding => ({
          ...fault,
          line,
          reservation: of,
          severity,
          value: typed[fault.field] ?? "",
        });
      findings.push(...faults.map(finding("error")), ...warnings.map(finding("warning")));
      return ended;
    },
    /** Returns the faults of the last reservation. */
    end: finish,
  };
}

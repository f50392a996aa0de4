import { checkTravellers } from "#domain/validation/party.ts";
import { checkPassenger, type FieldFault, type Traveller } from "#domain/validation/passenger.ts";
import type { PassengerField, PassengerForm } from "#domain/validation/passenger-form.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { CliError } from "../cli-error.ts";
import { readForm } from "./columns.ts";
import type { Row } from "./rows.ts";

/** What was found in one field of one row. */
export type Finding = FieldFault & {
  readonly line: number;
  readonly reservation: string;
  readonly severity: "error" | "warning";
  /** As typed. */
  readonly value: string;
};

/** What is kept of a row until its reservation is whole. */
type Kept = {
  readonly line: number;
  readonly traveller: Traveller;
  readonly faulty: ReadonlySet<PassengerField>;
  readonly documents: Pick<PassengerForm, "national_code" | "passport_number" | "age_group" | "is_room_supervisor">;
};

/** The same text in memory of its own: a piece of a chunk would keep the whole chunk alive. */
const ownCopy = (text: string): string => Buffer.from(text).toString();

/**
 * Checks rows as they come: each by itself, and each reservation when its last row has passed. The rows of one
 * reservation stand together, so that only one is kept at a time.
 */
export function partyChecker(trip: Trip) {
  let reservation = "";
  let kept: Kept[] = [];
  /** Of its rows, said with what is wrong with the reservation: a file is mended from its first line to its last. */
  let findings: Finding[] = [];
  const finished = new Map<string, number>();

  function finish(): Finding[] {
    const travellers = kept.map(({ traveller }) => traveller);
    const found = checkTravellers(travellers, trip).flatMap(({ passenger, ...fault }): Finding[] => {
      const row = kept[passenger];
      // What is wrong with the value by itself was told already.
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
    /** What was wrong with the reservation that a row ends, in the order of its lines. @throws CliError `reservation_split`. */
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
    /** What is wrong with the last reservation. */
    end: finish,
  };
}

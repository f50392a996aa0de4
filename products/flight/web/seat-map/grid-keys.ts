import type { MapSeat, MapSegment } from "./choices.ts";

/** A row of the aircraft from left to right; null is an aisle, or no seat. */
export type GridRow = readonly (MapSeat | null)[];

/** The rows as the aircraft has them: each seat below its letter. */
export const gridOf = (columns: MapSegment["columns"], rows: MapSegment["rows"]): GridRow[] =>
  rows.map(({ seats }) =>
    columns.map((letter) => seats.find(({ column }) => letter !== null && column === letter) ?? null),
  );

export type Place = { readonly row: number; readonly column: number };

/** The place of a seat; null where the grid has none such. */
export function placeOf(grid: readonly GridRow[], seat: string | null): Place | null {
  const row = grid.findIndex((seats) => seats.some((one) => one?.seat === seat));
  return row < 0 ? null : { row, column: grid[row]?.findIndex((one) => one?.seat === seat) ?? 0 };
}

/** The seat of a row that is nearest to a column. */
function nearest(row: GridRow | undefined, column: number): number | null {
  const columns = (row ?? []).flatMap((seat, index) => (seat === null ? [] : [index]));
  return columns.length === 0
    ? null
    : columns.reduce((best, one) => (Math.abs(one - column) < Math.abs(best - column) ? one : best));
}

const stepIn = (row: GridRow | undefined, column: number, step: 1 | -1): number => {
  for (let at = column + step; row !== undefined && at >= 0 && at < row.length; at += step) if (row[at]) return at;
  return column;
};

/**
 * Place to which a key moves the focus; null for other keys. The aircraft is never mirrored, so left is left in either
 * language.
 */
export function placeAfterKey(key: string, grid: readonly GridRow[], { row, column }: Place): Place | null {
  const own = grid[row];
  const toRow = (next: number): Place => {
    const inside = Math.min(Math.max(next, 0), grid.length - 1);
    return { row: inside, column: nearest(grid[inside], column) ?? column };
  };
  const moves: Readonly<Record<string, () => Place>> = {
    ArrowRight: () => ({ row, column: stepIn(own, column, 1) }),
    ArrowLeft: () => ({ row, column: stepIn(own, column, -1) }),
    ArrowDown: () => toRow(row + 1),
    ArrowUp: () => toRow(row - 1),
    Home: () => ({ row, column: stepIn(own, -1, 1) }),
    End: () => ({ row, column: stepIn(own, own?.length ?? 0, -1) }),
    PageDown: () => toRow(row + 5),
    PageUp: () => toRow(row - 5),
  };
  return moves[key]?.() ?? null;
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatCompactMoney } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { MapSeat, MapSegment, Standing } from "./choices.ts";
import { type GridRow, gridOf, placeAfterKey, placeOf } from "./grid-keys.ts";
import * as styles from "./seat-map.css.ts";
import type { SeatWords } from "./seat-words.ts";

export type SeatGridProps = {
  label: string;
  columns: MapSegment["columns"];
  rows: MapSegment["rows"];
  standingOf: (seat: MapSeat) => Standing;
  words: SeatWords;
  /** The id of the text that names the traveller whose seat is chosen. */
  describedBy: string;
  onPress: (seat: MapSeat) => void;
};

type SeatCellProps = Pick<SeatGridProps, "standingOf" | "words" | "onPress"> & {
  seat: MapSeat;
  isFocused: boolean;
  onFocus: () => void;
};

/**
 * Content of a seat: its letter and price, or a sign that it is unavailable. Drawn by the style, since the seat's
 * accessible name says all of it in words.
 */
function signOf(seat: MapSeat, standing: Standing, locale: Locale): { sign?: string; price?: string } {
  if (standing.kind === "ours") return { sign: formatNumber(standing.traveller + 1, locale) };
  if (standing.kind === "blocked") return { sign: "–" };
  if (standing.kind === "mine" || standing.kind === "taken") return {};
  return { sign: seat.column, ...(seat.price > 0 && { price: formatCompactMoney(seat.price, locale) }) };
}

const icons: Partial<Record<Standing["kind"], IconName>> = { mine: "check", taken: "close" };

function SeatCell({ seat, standingOf, words, isFocused, onFocus, onPress }: SeatCellProps) {
  const standing = standingOf(seat);
  const isOpen = standing.kind === "free" || standing.kind === "mine";
  const { locale } = useEnvironment();
  const { sign, price } = signOf(seat, standing, locale);
  const icon = icons[standing.kind];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus.
    <span role="gridcell" aria-selected={standing.kind === "mine"} className={styles.cell}>
      <button
        type="button"
        data-seat={seat.seat}
        data-standing={standing.kind}
        data-sign={sign}
        data-price={price}
        tabIndex={isFocused ? 0 : -1}
        aria-disabled={isOpen ? undefined : true}
        aria-label={words.whole(seat, standing)}
        className={cx(styles.seat[standing.kind], seat.traits.includes("legroom") && styles.legroom)}
        onFocus={onFocus}
        onClick={() => onPress(seat)}
      >
        {icon && <Icon name={icon} size="small" />}
      </button>
    </span>
  );
}

/** One seat is reached by Tab; arrows, Home and End go on from it, and the aircraft scrolls along. */
function useFocusedSeat({ columns, rows }: Pick<SeatGridProps, "columns" | "rows">, first: string | null) {
  const grid = gridOf(columns, rows);
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(first);
  useEffect(() => setFocused(first), [first]);
  const known = placeOf(grid, focused) ?? { row: 0, column: grid[0]?.findIndex((seat) => seat !== null) ?? 0 };
  function press(event: KeyboardEvent): void {
    const next = placeAfterKey(event.key, grid, known);
    const seat = next && grid[next.row]?.[next.column];
    if (!seat) return;
    event.preventDefault();
    setFocused(seat.seat);
    root.current?.querySelector<HTMLElement>(`[data-seat="${seat.seat}"]`)?.focus();
  }
  return { grid, root, focused: grid[known.row]?.[known.column]?.seat ?? null, setFocused, press };
}

/** The letters above the columns. */
function Letters({ columns }: Pick<SeatGridProps, "columns">) {
  return (
    <div className={styles.row} aria-hidden="true">
      {columns.map((letter, index) => (
        <span key={letter ?? `aisle ${index}`} className={letter === null ? styles.aisle : styles.letter}>
          {letter}
        </span>
      ))}
    </div>
  );
}

type RowProps = Pick<SeatGridProps, "columns"> & {
  row: MapSegment["rows"][number];
  seats: GridRow;
  cell: (seat: MapSeat) => ReactNode;
};

/** A row with its number in the aisle, and the exits beside it. */
function Row({ row: { number, is_exit }, seats, columns, cell }: RowProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const aisle = columns.indexOf(null);
  return (
    <>
      {is_exit && (
        <div className={styles.exit} aria-hidden="true">
          {t("flightSeats.exit")}
        </div>
      )}
      <div role="row" tabIndex={-1} className={styles.row}>
        {seats.map((seat, column) =>
          seat === null ? (
            <span
              key={`none ${column}`}
              role={column === aisle ? "rowheader" : "presentation"}
              className={columns[column] === null ? styles.aisle : styles.cell}
            >
              {column === aisle && localDigits(number, locale)}
            </span>
          ) : (
            cell(seat)
          ),
        )}
      </div>
    </>
  );
}

/**
 * The seats of a cabin as they are: left is left in either language, and a narrow screen scrolls. A seat that cannot be
 * chosen keeps the focus and says why.
 */
export function SeatGrid(props: SeatGridProps) {
  const { label, columns, rows, standingOf, words, describedBy, onPress } = props;
  const t = useText();
  const own = rows.flatMap(({ seats }) => seats).find((seat) => standingOf(seat).kind === "mine");
  const { grid, root, focused, setFocused, press } = useFocusedSeat(props, own?.seat ?? null);
  return (
    <div className={styles.scroller}>
      <div className={styles.plane} dir="ltr">
        <p className={styles.front}>{t("flightSeats.front")}</p>
        <Letters columns={columns} />
        <div
          ref={root}
          role="grid"
          aria-label={label}
          aria-describedby={describedBy}
          tabIndex={-1}
          onKeyDown={press}
          className={styles.grid}
        >
          {rows.map((row, at) => (
            <Row
              key={row.number}
              row={row}
              seats={grid[at] ?? []}
              columns={columns}
              cell={(seat) => (
                <SeatCell
                  key={seat.seat}
                  seat={seat}
                  standingOf={standingOf}
                  words={words}
                  isFocused={seat.seat === focused}
                  onFocus={() => setFocused(seat.seat)}
                  onPress={onPress}
                />
              )}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

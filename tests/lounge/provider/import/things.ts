import type { ThingTable } from "#provider/desk/import/thing.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";

/** The tables of lounges. */
export const loungeThings: Readonly<Record<string, ThingTable>> = {
  lounge: { table: "lounge" },
  hour: {
    table: "lounge_hour",
    names: { lounge: "lounge_id" },
    without: ["seats", "seats_sold_elsewhere"],
    build: ({ starts_at }) => ({ starts_at: new Date(Number(starts_at) * 1_000).toISOString() }),
    counters: ({ seats, seats_sold_elsewhere }, id) => [
      {
        stockId: stockIdOf("loungeSeats", id),
        what: `lounge hour ${id}, seats`,
        total: Number(seats),
        soldElsewhere: Number(seats_sold_elsewhere),
        from: { soldElsewhere: "seats_sold_elsewhere" },
      },
    ],
  },
};

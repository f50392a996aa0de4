/**
 * Routes that may also be flown with a change: airports of origin, of each change and of destination. Each is flown
 * both ways. Two airports of one city listed together may require a transfer between them.
 */
export const connectingMarkets: readonly {
  readonly from: readonly string[];
  readonly via: readonly (readonly string[])[];
  readonly to: readonly string[];
}[] = [
  { from: ["TBZ"], via: [["THR"]], to: ["KIH"] },
  { from: ["TBZ"], via: [["THR"]], to: ["BND"] },
  { from: ["RAS"], via: [["THR"]], to: ["KIH"] },
  { from: ["ADU"], via: [["THR"]], to: ["KIH"] },
  { from: ["ZAH"], via: [["THR"]], to: ["MHD"] },
  { from: ["MHD"], via: [["THR", "IKA"]], to: ["IST", "SAW"] },
  { from: ["SYZ"], via: [["THR", "IKA"]], to: ["IST", "SAW"] },
  { from: ["MHD"], via: [["THR", "IKA"]], to: ["DXB"] },
  { from: ["IKA"], via: [["IST", "SAW"]], to: ["CDG"] },
  { from: ["IKA"], via: [["IST", "SAW"]], to: ["FCO"] },
  { from: ["IKA"], via: [["DXB"]], to: ["BKK"] },
  { from: ["IKA"], via: [["DXB"]], to: ["KUL"] },
  {
    from: ["MHD"],
    via: [
      ["THR", "IKA"],
      ["IST", "SAW"],
    ],
    to: ["CDG"],
  },
];

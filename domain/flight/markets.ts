/**
 * Cities between which one may also change: the airports where one begins, where one may change, and where one ends. Each is
 * flown both ways. Where two airports of a city are named together one may have to go from one to the other.
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

/** Strokes on a 24-pixel grid, 1.75 wide, round. Directional icons are mirrored with the reading direction. */
export type Stroke = { readonly d: string; readonly isMirrored?: true; readonly isFilled?: true };

/** The few icons of the frame of every screen: the others load with the screens that show them. */
export const frameDrawings = {
  shamseh: {
    d: "M12 2.5 14.6 5.7 18.7 5.3 18.3 9.4 21.5 12 18.3 14.6 18.7 18.7 14.6 18.3 12 21.5 9.4 18.3 5.3 18.7 5.7 14.6 2.5 12 5.7 9.4 5.3 5.3 9.4 5.7Z",
  },
  close: { d: "M6 6l12 12M18 6 6 18" },
  menu: { d: "M4 7h16M4 12h16M4 17h16" },
  globe: {
    d: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3Z",
  },
} as const satisfies Record<string, Stroke>;

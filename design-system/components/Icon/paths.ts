/** Strokes of a 24-pixel grid, 1.75 wide, round. An icon that says where something goes is mirrored with the direction. */
type Drawing = { readonly d: string; readonly isMirrored?: true; readonly isFilled?: true };

const shamseh =
  "M12 2.5 14.6 5.7 18.7 5.3 18.3 9.4 21.5 12 18.3 14.6 18.7 18.7 14.6 18.3 12 21.5 9.4 18.3 5.3 18.7 5.7 14.6 2.5 12 5.7 9.4 5.3 5.3 9.4 5.7Z";

export const drawings = {
  search: { d: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20" },
  calendar: {
    d: "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
  },
  person: { d: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.8 3.8-6 7.5-6s6.7 2.2 7.5 6" },
  people: {
    d: "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.4 3.2-5.3 6.5-5.3s5.9 1.9 6.5 5.3M16 5a3.3 3.3 0 0 1 0 6.3M18 14.5c2 .7 3.2 2.4 3.6 5",
  },
  bed: {
    d: "M3 19v-8M3 16.5h18V19M21 16.5v-3a2.5 2.5 0 0 0-2.5-2.5H10v5.5M6.5 13.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z",
    isMirrored: true,
  },
  child: { d: "M12 8a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 12 8ZM6.5 11.5 12 10l5.5 1.5M12 10v6M12 16l-2.5 5M12 16l2.5 5" },
  location: {
    d: "M12 21c4.7-5 7-8.3 7-11a7 7 0 1 0-14 0c0 2.7 2.3 6 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  },
  map: { d: "M9 4 3.5 6v14L9 18l6 2 5.5-2V4L15 6 9 4ZM9 4v14M15 6v14" },
  list: { d: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01", isMirrored: true },
  filter: {
    d: "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z",
    isMirrored: true,
  },
  sort: { d: "M4 7h12M4 12h8M4 17h4M18 9v9M15 15.5l3 3 3-3", isMirrored: true },
  close: { d: "M6 6l12 12M18 6 6 18" },
  "chevron-start": { d: "M15 5l-7 7 7 7", isMirrored: true },
  "chevron-end": { d: "M9 5l7 7-7 7", isMirrored: true },
  "chevron-down": { d: "M5 9l7 7 7-7" },
  "chevron-up": { d: "M5 15l7-7 7 7" },
  "arrow-end": { d: "M4 12h16M14 6l6 6-6 6", isMirrored: true },
  plus: { d: "M12 5v14M5 12h14" },
  minus: { d: "M5 12h14" },
  check: { d: "M5 12.5 10 17.5 19.5 7" },
  info: { d: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.01" },
  warning: { d: "M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.2v.01" },
  heart: { d: "M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5C20.5 15 12 20 12 20Z" },
  phone: {
    d: "M6.5 3.5h3l1.5 4.5-2 1.6a12 12 0 0 0 5.4 5.4l1.6-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z",
  },
  wifi: { d: "M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.4a4.3 4.3 0 0 1 6 0M12 19.5v.01" },
  parking: {
    d: "M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5ZM9.5 17V7h3.3a3.1 3.1 0 0 1 0 6.2H9.5",
  },
  pool: {
    d: "M3 17c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0M8 14V6a2 2 0 0 1 4 0M15 14V6a2 2 0 0 1 4 0M8 9.5h7",
  },
  breakfast: {
    d: "M5 9h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5V9ZM17 10.5h1.5a2.5 2.5 0 0 1 0 5H16.7M8.5 6V4M12.5 6V4",
    isMirrored: true,
  },
  restaurant: { d: "M7 3v8M4.5 3v5a2.5 2.5 0 0 0 5 0V3M7 11v10M17 21v-7h-2.5V7c0-2.4 1-4 2.5-4v18Z" },
  gym: { d: "M7 8v8M4 10v4M17 8v8M20 10v4M7 12h10" },
  elevator: { d: "M5 3.5h14v17H5v-17ZM9 10.5l3-3.5 3 3.5M9 13.5l3 3.5 3-3.5" },
  accessible: {
    d: "M11 6a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 11 6ZM11 8.5v6h5l2.5 5M11 11h4M8.5 12.5a4.7 4.7 0 1 0 5.8 6.2",
  },
  family: {
    d: "M8 7a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 8 7ZM16.5 11a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM4 14.5c0-3 1.5-5 4-5s4 2 4 5V16H10v5H6v-5H4v-1.5ZM13.5 17.5c0-2.5 1-4 3-4s3 1.5 3 4H18V21h-3v-3.5h-1.5Z",
  },
  clock: { d: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2" },
  shield: { d: "M12 3l7.5 2.5V11c0 4.7-3 8-7.5 10-4.5-2-7.5-5.3-7.5-10V5.5L12 3ZM8.8 11.8l2.3 2.3 4.2-4.4" },
  receipt: { d: "M6 3.5h12V21l-2.4-1.6L13.2 21l-2.4-1.6L8.4 21 6 19.4V3.5ZM9 8h6M9 12h6" },
  bolt: { d: "M13.5 3 5 13.5h6L10.5 21 19 10.5h-6L13.5 3Z" },
  menu: { d: "M4 7h16M4 12h16M4 17h16" },
  moon: { d: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" },
  sun: {
    d: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  },
  globe: {
    d: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3Z",
  },
  retry: { d: "M20 11a8 8 0 1 0-2.3 6.2M20 5v6h-6" },
  question: { d: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.3 9.5a2.8 2.8 0 1 1 4 2.5c-.9.5-1.3 1-1.3 2M12 17v.01" },
  quote: {
    d: "M10 7H6.5A1.5 1.5 0 0 0 5 8.5V13h5V8.5M10 13c0 2.5-1.2 4-3.5 4.5M19 7h-3.5A1.5 1.5 0 0 0 14 8.5V13h5V8.5M19 13c0 2.5-1.2 4-3.5 4.5",
    isMirrored: true,
  },
  area: { d: "M4 4h16v16H4V4ZM8 8h4M8 8v4M16 16h-4M16 16v-4" },
  building: { d: "M5 21V4.5L13 3v18M13 8h6v13M3 21h18M8.5 8v.01M8.5 12v.01M8.5 16v.01M16 12v.01M16 16v.01" },
  shamseh: { d: shamseh },
  star: { d: shamseh, isFilled: true },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;

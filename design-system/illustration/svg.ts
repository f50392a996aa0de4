/** Formats a coordinate short enough for a small file. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, attributes = ""): string => `<path d="${d}"${attributes && ` ${attributes}`}/>`;
export const rect = (x: number, y: number, width: number, height: number, attributes = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes && ` ${attributes}`}/>`;
export const circle = (x: number, y: number, r: number, attributes = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${attributes && ` ${attributes}`}/>`;
export const group = (content: string, attributes: string): string => `<g ${attributes}>${content}</g>`;

export const linear = (id: string, stops: readonly string[], horizontal = false): string =>
  `<linearGradient id="${id}"${horizontal ? "" : ' x1="0" y1="0" x2="0" y2="1"'}>${stops
    .map((colour, index) => `<stop offset="${n(index / (stops.length - 1))}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>`;

/** Shapes separated by `|`, each a path of its own, in one colour, with their holes cut out. */
export const silhouettes = (shapes: string, fill: string, attributes = ""): string =>
  group(
    shapes
      .split("|")
      .map((d) => path(d))
      .join(""),
    `fill="${fill}" fill-rule="evenodd"${attributes && ` ${attributes}`}`,
  );

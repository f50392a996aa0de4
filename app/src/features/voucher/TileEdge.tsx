import { useId } from "react";
import { girihOf } from "#design-system/illustration/girih.ts";
import * as styles from "./voucher.css.ts";

type TileEdgeProps = {
  of: string;
  /** `night`: a narrow band in lapis, below a dark ground. */
  look?: "paper" | "night";
};

/** The tiled threshold of a sheet: a girih of its own, drawn and not a background, so that it is printed too. */
export function TileEdge({ of, look = "paper" }: TileEdgeProps) {
  const id = useId();
  const { width, height, d } = girihOf(of, SCALE[look]);
  return (
    <svg className={styles.edges[look]} aria-hidden="true" data-edge>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={d} className={styles.edgeLines[look]} />
      </pattern>
      <rect width="100%" height="100%" className={styles.edgeGround[look]} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Scale at which a row of tiles fits the edge whole. */
const SCALE = { paper: 0.45, night: 0.27 };

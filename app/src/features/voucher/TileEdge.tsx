import { useId } from "react";
import { girihOf } from "#design-system/illustration/girih.ts";
import * as styles from "./voucher.css.ts";

/** The tiled threshold of a sheet: a girih of its own, drawn and not a background, so that it is printed too. */
export function TileEdge({ of }: { of: string }) {
  const id = useId();
  const { width, height, d } = girihOf(of, SCALE);
  return (
    <svg className={styles.edge} aria-hidden="true" data-edge>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={d} className={styles.edgeLines} />
      </pattern>
      <rect width="100%" height="100%" className={styles.edgeGround} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Scale at which a row of tiles fits the edge whole. */
const SCALE = 0.45;

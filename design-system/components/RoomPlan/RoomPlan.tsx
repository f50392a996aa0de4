import * as styles from "./RoomPlan.css.ts";
import { layOut, type Placed, type RoomPlanData } from "./room-plan.ts";

/** Minimum size of the drawing, metres: keeps adjacent rooms to one scale. */
const FRAME = { width: 9.6 } as const;
const MARGIN = 0.4;

const looks = { sofa: styles.sofa, bath: styles.bath, balcony: styles.balcony } as const;

const round = (metres: number): number => Math.round(metres * 100) / 100;

function Piece({ kind, x, y, width, height }: Placed) {
  const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
  if (kind !== "double" && kind !== "single")
    return <rect {...box} rx={kind === "sofa" ? 0.25 : 0} className={looks[kind]} />;
  const sleepers = kind === "double" ? 2 : 1;
  const share = width / sleepers;
  return (
    <>
      <rect {...box} rx={0.12} className={styles.bed} />
      {Array.from({ length: sleepers }, (_, index) => (
        <rect
          key={index}
          x={round(x + index * share + share * 0.14)}
          y={round(y + 0.12)}
          width={round(share * 0.72)}
          height={0.4}
          rx={0.1}
          className={styles.pillow}
        />
      ))}
    </>
  );
}

/**
 * A sketch of a room to scale, on a grid of metres, with a person in it; nothing if it would be false. Never mirrored.
 */
export function RoomPlan({ label, ...room }: RoomPlanData & { label: string }) {
  const layout = layOut(room);
  if (layout === null) return null;
  const { width, height, pieces } = layout;
  const inside = {
    width: Math.max(FRAME.width, width + MARGIN * 2),
    height: height + MARGIN * 2,
  };
  const left = -(inside.width - width) / 2;
  const top = -(inside.height - height) / 2;
  const lines = (length: number): number[] => Array.from({ length: Math.ceil(length) - 1 }, (_, index) => index + 1);
  const path = [
    ...lines(width).map((x) => `M${x} 0V${round(height)}`),
    ...lines(height).map((y) => `M0 ${y}H${round(width)}`),
  ].join("");
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.plan}
      viewBox={[left, top, inside.width, inside.height].map(round).join(" ")}
    >
      <rect width={round(width)} height={round(height)} className={styles.floor} />
      <path d={path} className={styles.grid} />
      {pieces.map((piece, index) => (
        <Piece key={index} {...piece} />
      ))}
      {room.hasWindow && <path d={`M0 ${round(height * 0.25)}V${round(height * 0.75)}`} className={styles.opening} />}
      <g className={styles.person}>
        <ellipse cx={round(width * 0.42)} cy={round(height * 0.78)} rx={0.26} ry={0.14} />
        <circle cx={round(width * 0.42)} cy={round(height * 0.78)} r={0.13} />
      </g>
    </svg>
  );
}

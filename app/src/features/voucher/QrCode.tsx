import { encode } from "uqr";
import * as styles from "./voucher.css.ts";

/** A text as a QR code: one path of dark squares, drawn as sharp on paper as on a screen. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.qrPaper} />
      <path d={squares} className={styles.qrInk} />
    </svg>
  );
}

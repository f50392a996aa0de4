import { carrierAddress } from "#design-system/illustration/carrier-address.ts";
import * as styles from "./Picture.css.ts";

export type CarrierMarkProps = {
  /** Code of the carrier, of two or three letters or digits. */
  code: string;
  /** Side of the square, px. */
  size?: 24 | 32 | 40;
};

/** Drawn mark of a carrier, beside its name. Decorative: the name says everything. */
export const CarrierMark = ({ code, size = 32 }: CarrierMarkProps) => (
  <img
    src={carrierAddress(code)}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    className={styles.mark}
  />
);

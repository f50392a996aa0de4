import { useEffect, useRef } from "react";
import { cx } from "#design-system/theme/cx.ts";
import {
  type Photo,
  PLACEHOLDER,
  photoAddress,
  photoFormats,
  photoSources,
  placeholderColours,
} from "#domain/photo/photo.ts";
import * as styles from "./Picture.css.ts";

/** `sizes` for phones: at three pixels to a point it selects the 768 width; more would not be visible. */
const ON_A_TELEPHONE = "(max-width: 767px) 60vw";
/** Width for browsers without `srcset`. */
const PLAIN_WIDTH = 768;

export type ImageProps = {
  /** Empty when adjacent text says the same. */
  alt: string;
  /** Intrinsic size in pixels, so that nothing moves when it loads. */
  width: number;
  height: number;
  /** True for the first and largest picture of a page, which loads at once; the others load lazily. */
  isEager?: boolean;
  /** Displayed width of a photograph, as in the `sizes` of HTML; otherwise `width`, and less on a phone. */
  sizes?: string;
  className?: string;
};

type Props = ImageProps & {
  photo: Photo;
  /** Called when the file fails to load: the drawing is shown instead. */
  onMissing: () => void;
};

/** A photograph in the format and width that suit the screen, over its placeholder colours until it has loaded. */
export function Photograph({ photo, alt, width, height, isEager, sizes, className, onMissing }: Props) {
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onMissing();
  }, [onMissing]);
  const wanted = sizes ?? `${ON_A_TELEPHONE}, ${width}px`;
  const plain = photo.widths.findLast((one) => one <= PLAIN_WIDTH) ?? photo.width;
  return (
    <span className={cx(styles.frame, className)}>
      <svg
        className={styles.placeholder}
        viewBox={`0 0 ${PLACEHOLDER.columns} ${PLACEHOLDER.rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {placeholderColours(photo.placeholder).map((colour, index) => (
          <rect
            key={index}
            x={index % PLACEHOLDER.columns}
            y={Math.floor(index / PLACEHOLDER.columns)}
            width="1.02"
            height="1.02"
            fill={colour}
          />
        ))}
      </svg>
      <picture className={styles.picture}>
        {photoFormats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={photoSources(photo, format)} sizes={wanted} />
        ))}
        <img
          ref={image}
          src={photoAddress({ digest: photo.digest, width: plain, format: "webp" })}
          alt={alt}
          width={width}
          height={height}
          loading={isEager ? "eager" : "lazy"}
          fetchPriority={isEager ? "high" : undefined}
          decoding="async"
          onError={onMissing}
          className={styles.photo}
        />
      </picture>
    </span>
  );
}

import type { Scene } from "#design-system/illustration/scene.ts";
import { sceneAddress } from "#design-system/illustration/scene-address.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";

export type PictureProps = {
  scene: Scene;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Its own size in pixels, so that nothing moves when it comes. */
  width: number;
  height: number;
  /** The first and largest picture of a page is loaded at once, the rest as one comes near them. */
  isEager?: boolean;
  className?: string;
};

/** A drawn scene: a city's horizon, the front of a house, a room. */
export function Picture({ scene, alt, width, height, isEager, className }: PictureProps) {
  const { direction } = useLocale();
  return (
    <img
      src={sceneAddress(scene, direction)}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
}

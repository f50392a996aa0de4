import { useContext } from "react";
import type { Hour } from "#design-system/illustration/scene.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { PictureAddressContext } from "./PictureAddressContext.ts";

/** The wide horizon behind a headline. It is decoration: the headline says everything. */
export function HeroPicture({ hour, className }: { hour: Hour; className?: string }) {
  const { direction } = useLocale();
  const addresses = useContext(PictureAddressContext);
  return (
    <img
      src={addresses.hero(hour, direction)}
      alt=""
      width={1440}
      height={520}
      fetchPriority="high"
      decoding="async"
      className={className}
    />
  );
}

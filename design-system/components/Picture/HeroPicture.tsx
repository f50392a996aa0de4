import type { Hour } from "#design-system/illustration/scene.ts";
import { heroAddress } from "#design-system/illustration/scene-address.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";

/** The wide horizon behind a headline. Decorative: the headline says everything. */
export function HeroPicture({ hour, className }: { hour: Hour; className?: string }) {
  const { direction } = useLocale();
  return (
    <img
      src={heroAddress(hour, direction)}
      alt=""
      width={1440}
      height={520}
      fetchPriority="high"
      decoding="async"
      className={className}
    />
  );
}

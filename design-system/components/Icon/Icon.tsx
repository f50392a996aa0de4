import { Drawing, type DrawingProps } from "./Drawing.tsx";
import type { Stroke } from "./frame-drawings.ts";
import { drawings, type IconName } from "./paths.ts";

export type { IconName } from "./paths.ts";

export type IconProps = Omit<DrawingProps, "stroke"> & { name: IconName };

/** An icon of the set, by its name. */
export function Icon({ name, ...props }: IconProps) {
  const stroke: Stroke = drawings[name];
  return <Drawing {...props} stroke={stroke} />;
}

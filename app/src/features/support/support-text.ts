import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { SUPPORT_PHONE } from "#app/src/page/json-ld.ts";

/** Support's numbers as a plain text, the one for callers from abroad last. */
export const supportText = ({ supportAbroad }: Pick<RenderEnvironment, "supportAbroad">): string =>
  supportAbroad === null ? SUPPORT_PHONE : `${SUPPORT_PHONE} · ${supportAbroad}`;

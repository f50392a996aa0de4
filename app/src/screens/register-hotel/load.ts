import { type LoadContext, type Loaded, unlessMissing } from "#app/src/page/page.ts";
import type { LandingValue } from "#domain/contract/content.shapes.ts";

export async function loadRegisterHotel({ api }: LoadContext): Promise<Loaded<LandingValue>> {
  const landing = await api.landing("register-hotel");
  return landing.ok ? { kind: "ready", data: landing.value } : unlessMissing(landing.failure);
}

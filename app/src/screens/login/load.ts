import { ourAddress } from "#app/src/our-address.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";

export type LoginData = {
  /** Where the visitor came from and goes back to: a path of this site (A37). */
  returnTo: string;
};

export async function loadLogin({ request }: LoadContext): Promise<Loaded<LoginData>> {
  return { kind: "ready", data: { returnTo: ourAddress(request.query.get("return_to") ?? "") ?? addressOf("home") } };
}

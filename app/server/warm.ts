import { createClient, type Transport } from "#app/src/api/client.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { locales } from "#domain/enums/enums.ts";
import type { Settings } from "./settings.ts";

const slugs = ["rules-and-policies", "contact", "about", "gallery"] as const;

/** Fetches the content pages' words once, so that those pages answer even if the provider goes away later (G11). */
export async function warmContent(settings: Settings, transport: Transport): Promise<boolean> {
  const answers = await Promise.all(
    locales.flatMap((locale) => {
      const client = createClient({
        base: `${settings.providerUrl}/`,
        transport,
        clientToken: settings.clientToken,
        locale: () => locale,
        token: () => null,
        isSessionDisabled: true,
      });
      return slugs.map((slug) => client.call(contentCalls.page, { params: { slug } }));
    }),
  );
  return answers.every((answer) => answer.ok);
}

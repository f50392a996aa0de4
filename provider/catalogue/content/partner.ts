import { eq } from "drizzle-orm";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { belongs, type Listed } from "#products/of-stays.ts";
import { refuse } from "../../kernel/envelope.ts";
import { endpoint } from "../../kernel/http/endpoint.ts";
import { livingLinks } from "./living-links.ts";
import { partner as partnerTable } from "./schema.ts";
import { cardsOn } from "./shelf.ts";

const MAX_OFFERED = 9;

/** Call 29: a partner, and places for its visitors that can be had now. */
export const partner = endpoint({
  call: contentCalls.partner,
  async answer({ params, query }, services) {
    const id = params.id ?? "";
    const [found] = await services.database.orm.select().from(partnerTable).where(eq(partnerTable.id, id));
    if (found === undefined) return refuse("not_found");
    const leads = await livingLinks(services);
    const shelf = { inCity: () => true, isShown: ({ candidate }: Listed) => belongs(candidate, found.rule) };
    return {
      id,
      name_fa: found.nameFa,
      name_en: found.nameEn,
      text_fa: found.textFa,
      text_en: found.textEn,
      image: found.image,
      links: found.links.filter(({ address }) => leads(address)),
      offers: await cardsOn(shelf, MAX_OFFERED, query.audience, services),
    };
  },
});

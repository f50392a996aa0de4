import type { Client } from "#app/src/api/client.ts";
import { call } from "#domain/contract/call.ts";
import type { PageValue, pageValue } from "#domain/contract/content.shapes.ts";
import type { nothing } from "#domain/contract/envelope.shapes.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";

// domain/contract/guide.calls.ts
export const guideCalls = {
  page: call<typeof nothing, typeof pageValue>()({
    name: "guide.page",
    method: "GET",
    path: "guide/v2/{slug}",
    who: "anyone",
    source: "ours",
  }),
};

// app/src/screens/guide/load.ts
export const readGuide = (client: Client, slug: string) => client.call(guideCalls.page, { params: { slug } });

// provider/guide/endpoints.ts, and a line in provider/endpoints.ts
export const guideEndpoints = () => [
  endpoint({
    call: guideCalls.page,
    answer: async ({ params }) => (params.slug === about.slug ? about : refuse("not_found")),
  }),
];

const about: PageValue = { slug: "about", title: "دربارهٔ ما", lead: "", blocks: [] };

import { definePage } from "#app/src/page/page.ts";
import { searchedAs } from "#domain/addresses/routes.ts";
import { searchOf } from "#products/searches.tsx";
import { type FailureData, FailureScreen } from "./FailureScreen.tsx";

export default definePage<FailureData>({
  areas: ["failure"],
  load: async () => ({ kind: "not_found" }),
  async afterFailure(failure, request, locale) {
    // A payer whose result is unknown is not offered another booking.
    if (failure.kind === "unsettled") return { failure, search: null };
    const kind = (request && searchedAs(request.match.name)) ?? "property";
    return { failure, search: await searchOf(kind, request?.query ?? new URLSearchParams(), locale) };
  },
  Screen: FailureScreen,
});

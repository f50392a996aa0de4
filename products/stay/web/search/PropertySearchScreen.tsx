import { errorsByField } from "#app/src/features/results/load-list.ts";
import { GrownNote } from "#app/src/features/stay/GrownNote.tsx";
import { useKeptStay } from "#app/src/features/stay/last-stay.ts";
import { grownOf, partiesOf, stayOf, stayParameters, typedStayOf } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import type { Query } from "#domain/addresses/query.ts";
import { pathTo } from "#domain/addresses/routes.ts";
import { StayResults } from "#products/stay/web/StayResults.tsx";
import { StaySearch } from "#products/stay/web/StaySearch.tsx";
import type { SearchData } from "./load.ts";
import { searchedName, searchTitle } from "./search-title.ts";

/** R38: places for a stay, each with its price. */
export function PropertySearchScreen({ data, actions }: ScreenProps<SearchData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const query = new URLSearchParams(data.query);
  const { list, errors } = data;
  const stay = stayOf(query);
  const parties = partiesOf(query);
  const name = searchedName(data, query, locale);
  const title = searchTitle(data, query, locale, t);
  const stayQuery: Query = stay ? stayParameters(stay) : {};
  useKeptStay(stay);
  return (
    <Container>
      <StaySearch
        destination={{ id: query.get("destination_id") ?? "", name }}
        stay={stay}
        typed={typedStayOf(query)}
        errors={errorsByField(errors)}
        parties={parties}
        shown={data.query}
        actions={actions}
      />
      <GrownNote ages={grownOf(query)} />
      <StayResults
        path={pathTo("propertySearch")}
        query={query}
        list={list}
        errors={errors}
        map={list ?? undefined}
        title={title}
        stayQuery={stayQuery}
        actions={actions}
      />
    </Container>
  );
}

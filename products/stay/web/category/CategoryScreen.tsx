import { ListAbout } from "#app/src/features/results/ListAbout.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { pathTo } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { StayResults } from "#products/stay/web/StayResults.tsx";
import { StaySearch } from "#products/stay/web/StaySearch.tsx";
import type { CategoryData } from "./load.ts";

/** R40: one class of places, wherever they are. */
export function CategoryScreen({ data, actions }: ScreenProps<CategoryData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const { list, errors, filter } = data;
  const title = list ? inLocale(list, "title", locale) : t("listing.hotels");
  return (
    <Container>
      <StaySearch actions={actions} />
      <StayResults
        path={pathTo("category", { filter })}
        query={new URLSearchParams(data.query)}
        list={list}
        errors={errors}
        title={title}
        about={list ? title : undefined}
        actions={actions}
      />
      {list && <ListAbout name={title} text={inLocale(list, "description", locale)} />}
      <ListPath crumbs={[]} current={title} />
    </Container>
  );
}

import * as styles from "#app/src/features/results/list-page.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
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
      <div className={styles.section}>
        <Stack gap="xs">
          <Breadcrumb
            label={t("listing.crumbs")}
            crumbs={[{ name: t("common.home"), address: addressOf("home") }]}
            current={title}
          />
          <Heading level={1}>{title}</Heading>
          {list && (
            <Text tone="soft" isMeasured>
              {inLocale(list, "description", locale)}
            </Text>
          )}
        </Stack>
        <StaySearch actions={actions} />
      </div>
      <StayResults
        path={addressOf("category", { filter })}
        query={new URLSearchParams(data.query)}
        list={list}
        errors={errors}
        actions={actions}
      />
    </Container>
  );
}

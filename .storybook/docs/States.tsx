import type { ReactNode } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Both } from "#design-system/guide/guide.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { InBoth } from "./InBoth.tsx";

const words = {
  empty: ["اقامتگاهی پیدا نشد", "No properties found"],
  emptyText: [
    "یکی از فیلترها را حذف کنید یا تاریخ دیگری انتخاب کنید.",
    "Remove one of the filters, or choose other dates.",
  ],
  filters: ["حذف فیلترها", "Remove filters"],
  failed: ["این صفحه بارگذاری نشد", "We can’t show this page right now"],
  failedText: ["چند لحظهٔ دیگر دوباره تلاش کنید.", "Please try again in a moment."],
  again: ["تلاش دوباره", "Try again"],
  offline: [
    "اتصال اینترنت برقرار نیست. آنچه نوشته‌اید مانده است؛ پس از اتصال دوباره بفرستید.",
    "You are offline. What you wrote is still here; send it again once you are connected.",
  ],
  long: [
    "مجتمع اقامتی گردشگری بزرگ باغ‌های معلق کنار زاینده‌رود و میدان نقش جهان (Hanging Gardens Residence)",
    "Grand Residence of the Hanging Gardens by Zayandeh Rud and Naqsh-e Jahan Square",
  ],
} as const satisfies Record<string, Both>;

const drawn = {
  loading: () => (
    <Surface>
      <Stack gap="sm">
        <Skeleton shape="picture" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="sum" />
      </Stack>
    </Surface>
  ),
  empty: (l: Locale) => (
    <EmptyState title={ofPair(words.empty, l)} text={ofPair(words.emptyText, l)} headingLevel={3}>
      <Button look="outline">{ofPair(words.filters, l)}</Button>
    </EmptyState>
  ),
  failed: (l: Locale) => (
    <EmptyState title={ofPair(words.failed, l)} text={ofPair(words.failedText, l)} picture="broken" headingLevel={3}>
      <Button look="secondary">{ofPair(words.again, l)}</Button>
    </EmptyState>
  ),
  offline: (l: Locale) => <Notice look="warning">{ofPair(words.offline, l)}</Notice>,
  long: (l: Locale) => (
    <Surface>
      <Text size="title">{ofPair(words.long, l)}</Text>
    </Surface>
  ),
} as const satisfies Record<string, (locale: Locale) => ReactNode>;

/** One state, by the component that shows it. */
export const ShowState = ({ is }: { is: keyof typeof drawn }) => <InBoth draw={drawn[is]} />;

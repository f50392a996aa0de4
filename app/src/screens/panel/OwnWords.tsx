import type { ReactNode } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { type OwnHandle, useOwnData } from "#app/src/features/own/useOwnData.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge, type BadgeProps } from "#design-system/components/Badge/Badge.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { RouteName } from "#domain/addresses/routes.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { OwnCommentsValue, OwnQuestionsValue } from "#domain/contract/account.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { Pages, pageOf } from "./Pages.tsx";
import * as styles from "./PanelScreen.css.ts";
import type { PanelSectionProps } from "./sections.ts";

type Comment = OwnCommentsValue["items"][number];
type Question = OwnQuestionsValue["items"][number];

/** R32: the user's comments with their states. */
export function Comments({ query, actions }: PanelSectionProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const page = pageOf(query);
  const comments = useOwnData(
    () => actions.client.call(accountCalls.comments, { query: { page } }),
    String(page),
    "comments",
  );
  return (
    <Words place="panelComments" page={page} handle={comments}>
      {(comment: Comment) => (
        <>
          <Text size="label" dir="auto" lang={comment.locale}>
            {comment.title}
          </Text>
          <Text dir="auto" lang={comment.locale}>
            {comment.text}
          </Text>
          {comment.reply && (
            <div className={styles.answer}>
              <Text size="label" tone="firuze">
                {t("panel.comments.reply", { name: inLocale(comment.property, "name", locale) })}
              </Text>
              <Text size="small" dir="auto" lang={comment.locale}>
                {comment.reply}
              </Text>
            </div>
          )}
        </>
      )}
    </Words>
  );
}

/** R33: the user's questions with their answers. */
export function Questions({ query, actions }: PanelSectionProps) {
  const { locale } = useEnvironment();
  const page = pageOf(query);
  const questions = useOwnData(
    () => actions.client.call(accountCalls.questions, { query: { page } }),
    String(page),
    "questions",
  );
  return (
    <Words place="panelQuestions" page={page} handle={questions}>
      {(question: Question) => (
        <>
          <Text dir="auto" lang={question.locale}>
            {question.text}
          </Text>
          {question.answers.map((answer) => (
            <div key={`${answer.date} ${answer.text}`} className={styles.answer}>
              <Text size="label" tone="firuze">
                {inLocale(answer, "by", locale)}
              </Text>
              <Text size="small" dir="auto" lang={question.locale}>
                {answer.text}
              </Text>
            </div>
          ))}
        </>
      )}
    </Words>
  );
}

const looks = { pending: "info", published: "success", rejected: "neutral" } as const satisfies Record<
  Comment["state"],
  BadgeProps["look"]
>;

const kinds = {
  panelComments: { title: "panel.comments", empty: "panel.comments.empty", text: "panel.comments.empty.text" },
  panelQuestions: { title: "panel.questions", empty: "panel.questions.empty", text: "panel.questions.empty.text" },
} as const satisfies Partial<Record<RouteName, Record<"title" | "empty" | "text", MessageId>>>;
type Kind = keyof typeof kinds;

type WordsProps<W> = {
  place: Kind;
  page: number;
  handle: Pick<OwnHandle<{ items: W[]; total: number }>, "own" | "reload">;
  children: (one: W) => ReactNode;
};

/** A list of the user's comments or questions: property, state and date, and a link to the other list. */
function Words<W extends Pick<Comment, "id" | "property" | "state" | "date">>({
  place,
  page,
  handle,
  children,
}: WordsProps<W>) {
  const t = useText();
  const environment = useEnvironment();
  const { title, empty, text } = kinds[place];
  return (
    <Stack gap="lg">
      <Heading level={1}>{t(title)}</Heading>
      <nav aria-label={t("panel.words")} className={styles.tabs}>
        {(Object.keys(kinds) as Kind[]).map((name) => (
          <a
            key={name}
            className={styles.link}
            href={addressOf(name)}
            aria-current={name === place ? "page" : undefined}
          >
            {t(kinds[name].title)}
          </a>
        ))}
      </nav>
      <OwnDataView handle={handle} placeholder={<ListSkeleton rows={3} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={t(empty)} text={t(text)} />
          ) : (
            <Stack gap="lg">
              <ul className={styles.list}>
                {items.map((one) => (
                  <Surface as="li" key={one.id}>
                    <Stack gap="xs">
                      <Inline justify="between">
                        <a
                          href={addressOf("property", {
                            cityName: one.property.city_slug,
                            propertyName: one.property.slug,
                          })}
                        >
                          {inLocale(one.property, "name", environment.locale)}
                        </a>
                        <Inline gap="sm">
                          <Badge look={looks[one.state]}>{t(`wordStates.${one.state}`)}</Badge>
                          <Text as="span" size="caption" tone="mute">
                            {formatDate(one.date, environment, "long")}
                          </Text>
                        </Inline>
                      </Inline>
                      {children(one)}
                    </Stack>
                  </Surface>
                ))}
              </ul>
              <Pages current={page} total={total} addressOf={(to) => addressOf(place, {}, { page: to })} />
            </Stack>
          )
        }
      </OwnDataView>
    </Stack>
  );
}

import { AskQuestion } from "#app/src/features/words/AskQuestion.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Kept } from "#app/src/page/Kept.tsx";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Pagination } from "#design-system/components/Pagination/Pagination.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { QuestionsValue } from "#domain/contract/review.shapes.ts";
import { pageCount } from "#domain/paging.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./PropertyScreen.css.ts";

export type QuestionsProps = {
  questions: QuestionsValue | null;
  addressWith: (query: { question_page: number }) => string;
  propertyId: number;
  actions: ScreenActions;
};

/** A visitor's question and its answer. */
function Answered({ question }: { question: QuestionsValue["items"][number] }) {
  const environment = useEnvironment();
  return (
    <>
      <p className={styles.sign}>
        <Icon name="question" />
        <strong dir="auto" lang={question.locale}>
          {question.text}
        </strong>
      </p>
      <Inline>
        <Text as="span" size="caption" tone="mute">
          <bdi>{inLocale(question, "author", environment.locale)}</bdi> ·{" "}
          {formatDate(question.date, environment, "long")}
        </Text>
      </Inline>
      {question.answers.map((answer) => (
        <div key={`${answer.date} ${answer.text}`} className={styles.reply}>
          <Stack gap="xxs">
            <Text size="label" tone="firuze">
              {inLocale(answer, "by", environment.locale)}
            </Text>
            <Text size="small" dir="auto" lang={question.locale}>
              {answer.text}
            </Text>
          </Stack>
        </div>
      ))}
    </>
  );
}

/** Visitors' questions. */
export function Questions({ questions, addressWith, propertyId, actions }: QuestionsProps) {
  const t = useText();
  return (
    <section className={styles.section} id="questions" aria-labelledby="questions-title">
      <Heading level={2} id="questions-title">
        {t("property.questions")}
      </Heading>
      {!questions || questions.items.length === 0 ? (
        <Text tone="soft">{t("property.questions.none")}</Text>
      ) : (
        <Fold
          kept={0}
          keptWide={2}
          of={questions.items.length}
          more={t("property.questions.more", { count: questions.total })}
          less={t("common.less")}
          isOpenAtFirst={questions.page > 1}
        >
          {questions.items.map((question) => (
            <Kept key={question.id} as="article" name="question" of={[question]} className={styles.comment}>
              <Answered question={question} />
            </Kept>
          ))}
          <Pagination
            current={questions.page}
            count={pageCount(questions.total)}
            addressOf={(next) => `${addressWith({ question_page: next })}#questions`}
            words={{
              label: t("property.questions"),
              next: t("property.pages.next"),
              previous: t("property.pages.previous"),
              page: (number) => t("property.pages.page", { number }),
            }}
          />
        </Fold>
      )}
      <Fold kept={0} keptWide={0} of={1} more={t("property.ask")} less={t("common.less")}>
        <AskQuestion propertyId={propertyId} actions={actions} />
      </Fold>
    </section>
  );
}

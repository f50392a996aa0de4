import { WriteComment } from "#app/src/features/words/WriteComment.tsx";
import { labelled } from "#app/src/messages/labelled.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Kept } from "#app/src/page/Kept.tsx";
import { Badge, Chip } from "#design-system/components/Badge/Badge.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Pagination } from "#design-system/components/Pagination/Pagination.tsx";
import { Rating, ScoreBars } from "#design-system/components/Rating/Rating.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import type { Query } from "#domain/addresses/query.ts";
import type { Comment, CommentsValue } from "#domain/contract/review.shapes.ts";
import { commentSorts } from "#domain/enums/enums.ts";
import { pageCount } from "#domain/paging.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber, formatRating } from "#domain/text/numbers.ts";
import * as styles from "./PropertyScreen.css.ts";

const meanOf = ({ scores }: Comment): number => {
  const values = Object.values(scores);
  return values.reduce((sum, score) => sum + score, 0) / values.length;
};

type OneCommentProps = { comment: Comment; propertyName: string };

const OneComment = ({ comment, propertyName }: OneCommentProps) => (
  <Kept as="article" name="comment" of={[comment, propertyName]} className={styles.comment}>
    <Said comment={comment} propertyName={propertyName} />
  </Kept>
);

/** A guest's comment and the reply to it. */
function Said({ comment, propertyName }: OneCommentProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const author = inLocale(comment, "author", locale);
  const mean = meanOf(comment);
  return (
    <>
      <Inline gap="sm">
        <Rating average={mean} label={t("common.rating.of", { rating: formatRating(mean, locale) })} />
        <Text as="span" size="label">
          <bdi>{author}</bdi>
        </Text>
        <Badge>{t(`commentTypes.${comment.type}`)}</Badge>
        <Text as="span" size="caption" tone="mute">
          {formatDate(comment.date, environment, "long")}
          {comment.locale !== locale && ` · ${t(`property.comments.in.${comment.locale}`)}`}
        </Text>
      </Inline>
      <div lang={comment.locale} dir="auto">
        <Stack gap="xxs">
          <Heading level={3} look="title">
            {comment.title}
          </Heading>
          {comment.positive && (
            <p className={styles.sign}>
              <span className={styles.good}>
                <Icon name="plus" size="small" label={t("property.comments.good")} />
              </span>
              <span>{comment.positive}</span>
            </p>
          )}
          {comment.negative && (
            <p className={styles.sign}>
              <span className={styles.bad}>
                <Icon name="minus" size="small" label={t("property.comments.bad")} />
              </span>
              <span>{comment.negative}</span>
            </p>
          )}
          {comment.text && <Text isMeasured>{comment.text}</Text>}
        </Stack>
      </div>
      {comment.reply && (
        <div className={styles.reply}>
          <Inline gap="sm">
            <Text as="span" size="label" tone="firuze">
              {t("property.comments.reply", { name: propertyName })}
            </Text>
            {comment.reply_date && (
              <Text as="span" size="caption" tone="mute">
                {formatDate(comment.reply_date, environment, "long")}
              </Text>
            )}
          </Inline>
          <Text size="small" dir="auto" lang={comment.locale}>
            {comment.reply}
          </Text>
        </div>
      )}
    </>
  );
}

export type CommentsProps = {
  comments: CommentsValue | null;
  /** The address with other comments. */
  addressWith: (query: Query) => string;
  propertyName: string;
  propertyId: number;
  /** True when the address asks for the comment form. */
  isWriting: boolean;
  actions: ScreenActions;
};

/** Query for other comments than those shown; defaults are left out. */
const queryFor = ({ type, sort }: Pick<CommentsValue, "type" | "sort">): Query => ({
  comment_type: type === "all" ? undefined : type,
  comment_sort: sort === "newest" ? undefined : sort,
});

/** Comments of one kind of trip, or all. */
function TypeFilter({ comments, addressWith }: Pick<CommentsProps, "addressWith"> & { comments: CommentsValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { summary, type, sort } = comments;
  const addressOf = (other: CommentsValue["type"]) => `${addressWith(queryFor({ type: other, sort }))}#comments`;
  return (
    <nav aria-label={t("property.comments.filter")}>
      <Inline isPushed>
        <Hidden>{t("property.comments.filter")}</Hidden>
        <Chip href={addressOf("all")} isChosen={type === "all"}>
          {t("commentTypes.all")}
        </Chip>
        {summary.by_type
          .filter(({ value }) => value !== "all")
          .map(({ value, count: typeCount }) => (
            <Chip key={value} href={addressOf(value as CommentsValue["type"])} isChosen={type === value}>
              {labelled(t, "commentTypes", value)} ({formatNumber(typeCount, locale)})
            </Chip>
          ))}
      </Inline>
    </nav>
  );
}

/** Order of the comments. */
function Order({ comments, addressWith }: Pick<CommentsProps, "addressWith"> & { comments: CommentsValue }) {
  const t = useText();
  const { type, sort } = comments;
  return (
    <nav aria-label={t("property.comments.sort")}>
      <Inline isPushed>
        <Hidden>{t("property.comments.sort")}</Hidden>
        {commentSorts.map((value) => (
          <Chip key={value} href={`${addressWith(queryFor({ type, sort: value }))}#comments`} isChosen={sort === value}>
            {t(`commentSorts.${value}`)}
          </Chip>
        ))}
      </Inline>
    </nav>
  );
}

/** The average of all comments, and of each score. */
function Scores({ summary }: Pick<CommentsValue, "summary">) {
  const t = useText();
  const { locale } = useEnvironment();
  if (summary.average === null) return null;
  return (
    <div className={styles.commentsTop}>
      <p className={styles.score}>
        <Rating
          average={summary.average}
          label={t("common.rating.of", { rating: formatRating(summary.average, locale) })}
          isLarge
        />
        {t("common.rating.count", { count: summary.count })}
      </p>
      <ScoreBars
        scores={Object.entries(summary.by_score).map(([name, value]) => ({
          label: labelled(t, "scoreNames", name),
          value,
        }))}
      />
    </div>
  );
}

/** The other pages of the comments that are shown. */
function Pages({ comments, addressWith }: Pick<CommentsProps, "addressWith"> & { comments: CommentsValue }) {
  const t = useText();
  const { page, total } = comments;
  return (
    <Pagination
      current={page}
      count={pageCount(total)}
      addressOf={(next) => `${addressWith({ ...queryFor(comments), comment_page: next })}#comments`}
      words={{
        label: t("property.comments"),
        next: t("property.pages.next"),
        previous: t("property.pages.previous"),
        page: (number) => t("property.pages.page", { number }),
      }}
    />
  );
}

/** Guests' comments, all or of one kind of trip. */
export function Comments({ comments, addressWith, propertyName, propertyId, isWriting, actions }: CommentsProps) {
  const t = useText();
  if (comments === null) {
    return (
      <section className={styles.section} id="comments">
        <Notice look="warning">{t("property.comments.failed")}</Notice>
      </section>
    );
  }
  const { summary, items, total, type, sort, page } = comments;
  const isAsked = page > 1 || type !== "all" || sort !== "newest";
  return (
    <section className={styles.section} id="comments" aria-labelledby="comments-title">
      <Heading level={2} id="comments-title">
        {t("property.comments")}
      </Heading>
      <Scores summary={summary} />
      {summary.count > 0 && <TypeFilter comments={comments} addressWith={addressWith} />}
      {items.length === 0 ? (
        <>
          <EmptyState
            headingLevel={3}
            title={t(summary.count === 0 ? "property.comments.none" : "property.comments.noneOfType")}
            text={t("property.comments.none.text")}
          />
          <Pages comments={comments} addressWith={addressWith} />
        </>
      ) : (
        <Fold
          kept={2}
          keptWide={4}
          of={items.length}
          more={t("property.comments.more", { count: total })}
          less={t("common.less")}
          className={styles.commentList}
          isOpenAtFirst={isAsked}
          head={total > 1 && <Order comments={comments} addressWith={addressWith} />}
        >
          {items.map((comment) => (
            <OneComment key={comment.id} comment={comment} propertyName={propertyName} />
          ))}
          <Pages comments={comments} addressWith={addressWith} />
        </Fold>
      )}
      <WriteComment propertyId={propertyId} isOpenAtFirst={isWriting} actions={actions} />
    </section>
  );
}

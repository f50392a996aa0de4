import type { Client } from "#app/src/api/client.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice, SelectField, TextAreaField, TextField } from "#design-system/components/Field/Field.tsx";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { COMMENT } from "#domain/bounds.ts";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import type { CommentInput } from "#domain/contract/review.shapes.ts";
import { type CommentType, commentTypes } from "#domain/enums/enums.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./CommentForm.css.ts";

/** Scored aspects, in order. */
const scoreNames = [
  "cleanliness",
  "location",
  "staff",
  "facilities",
  "food",
  "value",
] as const satisfies readonly (keyof CommentInput["scores"])[];
const scores = [1, 2, 3, 4, 5] as const;
/** `all` is a filter and no type of trip. */
const tripTypes = commentTypes.filter((type): type is Exclude<CommentType, "all"> => type !== "all");

export type CommentFormProps = {
  propertyId: number;
  /** The stay that it is about. */
  code: string;
  client: Client;
  onSent: () => void;
};

const empty = {
  type: "",
  title: "",
  text: "",
  positive: "",
  negative: "",
  ...(Object.fromEntries(scoreNames.map((name) => [name, ""])) as Record<(typeof scoreNames)[number], string>),
};

type ScoreProps = {
  name: (typeof scoreNames)[number];
  value: string;
  error: string | undefined;
  onChoose: (score: string) => void;
};

/** One to five for one thing. */
function Score({ name, value, error, onChoose }: ScoreProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <div role="radiogroup" aria-labelledby={`score-${name}`} aria-invalid={error ? true : undefined}>
      <span id={`score-${name}`} className={styles.legend}>
        {t(`scoreNames.${name}`)}
      </span>
      <div className={styles.marks}>
        {scores.map((score) => (
          <Choice
            key={score}
            kind="radio"
            name={name}
            value={String(score)}
            isChecked={value === String(score)}
            onChange={() => onChoose(String(score))}
          >
            {formatNumber(score, locale)}
          </Choice>
        ))}
      </div>
      {error && <span className={styles.error}>{error}</span>}
    </div>
  );
}

/** A guest's comment, with scores of one to five (call 41). */
export function CommentForm({ propertyId, code, client, onSent }: CommentFormProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const form = useOwnForm({
    first: empty,
    check: (values) => {
      const unscored = scoreNames.filter((name) => values[name] === "");
      return {
        ...Object.fromEntries(unscored.map((name) => [name, t("property.write.score.missing")])),
        ...(values.type === "" && { type: t("property.write.type.missing") }),
        ...([...values.text.trim()].length < COMMENT.min && {
          text: requiredOr(t, values.text, t("property.write.text.short", { min: formatNumber(COMMENT.min, locale) })),
        }),
      };
    },
    save: ({ type, title, text, positive, negative, ...given }, key) =>
      client.call(reviewCalls.comment, {
        params: { property_id: propertyId },
        body: {
          confirmation_code: code,
          type: tripTypes.find((one) => one === type) ?? "single",
          title,
          text,
          positive,
          negative,
          scores: Object.fromEntries(scoreNames.map((name) => [name, Number(given[name])])) as CommentInput["scores"],
        },
        idempotencyKey: key,
      }),
    onSaved: onSent,
  });

  return (
    <OwnForm form={form} save={t("property.write.send")}>
      <Heading level={3}>{t("property.write")}</Heading>
      <Columns gap="md" count="three">
        {scoreNames.map((name) => (
          <Score
            key={name}
            name={name}
            value={form.values[name]}
            error={form.errors[name]}
            onChoose={(score) => form.set(name, score)}
          />
        ))}
      </Columns>
      <Columns gap="md" count="two">
        <SelectField
          {...form.field("type")}
          label={t("property.comments.filter")}
          options={[
            { value: "", label: t("property.write.type.choose") },
            ...tripTypes.map((value) => ({ value, label: t(`commentTypes.${value}`) })),
          ]}
        />
        <TextField {...form.field("title")} label={t("property.write.title")} maxLength={100} autoComplete="off" />
        <TextAreaField {...form.field("positive")} label={t("property.comments.good")} maxLength={COMMENT.max} />
        <TextAreaField {...form.field("negative")} label={t("property.comments.bad")} maxLength={COMMENT.max} />
      </Columns>
      <TextAreaField {...form.field("text")} label={t("property.write.text")} rows={5} maxLength={COMMENT.max} />
    </OwnForm>
  );
}

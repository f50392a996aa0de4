import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { ageGroupValues } from "#domain/text/age-groups.ts";

const SUBJECTS = ["price", "ages", "cancel", "changed"] as const;

/** Questions about flights with their answers, as the page shows them and search engines read them. */
export const questionsOfFlights = (t: Translate, locale: Locale) =>
  SUBJECTS.map((subject) => ({
    subject,
    question: t(`flightRoutes.question.${subject}`),
    answer: t(`flightRoutes.answer.${subject}`, ageGroupValues(locale)),
  }));

import type { SubjectRule } from "#domain/place/subjects.ts";
import type { Candidate } from "./candidates.ts";

/** True when every one of these rates includes breakfast, and there is one. */
export const isServedWithAll = (meals: readonly string[]): boolean => meals.length > 0 && !meals.includes("none");

/** Tests a rule about breakfast against a property's rates. Rows of the version before have `true` for "some". */
const hasBreakfast = (meals: readonly string[], asked: SubjectRule["breakfast"]): boolean =>
  asked === undefined || (asked === "every" ? isServedWithAll(meals) : meals.some((meal) => meal !== "none"));

/** True when a property belongs to a category or subject: every part of the rule that is given must hold. */
export const belongs = (candidate: Candidate, rule: SubjectRule): boolean =>
  (rule.types?.some((type) => type === candidate.type) ?? true) &&
  (rule.classes?.some((entry) => candidate.classes.includes(entry)) ?? true) &&
  (rule.stars?.includes(candidate.star) ?? true) &&
  (rule.facilities?.every((entry) => candidate.facilities.includes(entry)) ?? true) &&
  (!rule.cancellable || candidate.cancellable) &&
  hasBreakfast(candidate.meals, rule.breakfast);

import type { SubjectRule } from "../content/schema.ts";
import type { Candidate } from "./candidates.ts";

/** Whether a property belongs to a category or subject: every part of the rule that is given must hold. */
export const belongs = (candidate: Candidate, rule: SubjectRule): boolean =>
  (rule.types?.includes(candidate.type) ?? true) &&
  (rule.classes?.some((entry) => candidate.classes.includes(entry)) ?? true) &&
  (rule.stars?.includes(candidate.star) ?? true) &&
  (rule.facilities?.every((entry) => candidate.facilities.includes(entry)) ?? true) &&
  (!rule.cancellable || candidate.cancellable) &&
  (!rule.breakfast || candidate.meals.some((meal) => meal !== "none"));

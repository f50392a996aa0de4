/** Conditions on every rate of a stay: the list filters that apply to a rate rather than its property. */
export type PlanWish = { meal?: string | undefined; cancellable?: boolean | undefined; online?: boolean | undefined };

/** Properties of a rate that the conditions test. `isFreeToCancel`: now, for the stay. */
export type JudgedPlan = { meal: string; isFreeToCancel: boolean; online: boolean };

export const suits = (plan: JudgedPlan, { meal, cancellable, online }: PlanWish): boolean =>
  (meal === undefined || plan.meal === meal) && (!cancellable || plan.isFreeToCancel) && (!online || plan.online);

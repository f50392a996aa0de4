/** What every rate of a stay must be like: the filters of a list that a rate is judged by, and not its property. */
export type PlanWish = { meal?: string | undefined; cancellable?: boolean | undefined; online?: boolean | undefined };

/** What a rate is judged by. `isFreeToCancel`: now, for the stay. */
export type JudgedPlan = { meal: string; isFreeToCancel: boolean; online: boolean };

export const suits = (plan: JudgedPlan, { meal, cancellable, online }: PlanWish): boolean =>
  (meal === undefined || plan.meal === meal) && (!cancellable || plan.isFreeToCancel) && (!online || plan.online);

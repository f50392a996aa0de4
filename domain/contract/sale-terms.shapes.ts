export const meals = ["none", "breakfast", "half_board", "full_board"] as const;
export const confirmations = ["online", "on_request"] as const;

export const ruleTypes = ["notice", "executable", "computable"] as const;
export const ruleCategories = [
  "CHILDREN",
  "RECEPTION",
  "CANCELLATION",
  "EARLY_CHECK_IN",
  "LATE_CHECK_OUT",
  "RATING",
  "INVENTORY",
  "MODIFICATION",
  "HOTEL",
  "AGENCY",
] as const;

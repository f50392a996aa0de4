import type { FocusEventHandler } from "react";
import { useAfterPress } from "./useAfterPress.ts";

/** Handler for `onBlur` around fields: reports the name of each that is left, after the press that left it. */
export function useVisit(onVisit: (field: string) => void): FocusEventHandler {
  const afterPress = useAfterPress();
  return ({ target }) => {
    if (!("name" in target) || typeof target.name !== "string") return;
    const { name } = target;
    afterPress(() => onVisit(name));
  };
}

import { useState } from "react";
import type { Locale } from "#domain/enums/enums.ts";

/** A text that a reviewer would write instead; `from` is the text that they saw. */
export type Suggestion = { id: string; locale: Locale; from: string; to: string };

const KEY = "shamseh-copy";

const isSuggestion = (value: unknown): value is Suggestion =>
  typeof value === "object" &&
  value !== null &&
  ["id", "locale", "from", "to"].every((key) => typeof (value as Record<string, unknown>)[key] === "string");

function kept(): Suggestion[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isSuggestion) : [];
  } catch {
    return [];
  }
}

/** The suggestions that this browser keeps, and how one is changed: a text as it was takes it back. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState(kept);
  const keep = (next: Suggestion[]): void => {
    localStorage.setItem(KEY, JSON.stringify(next));
    setSuggestions(next);
  };
  const suggest = (one: Suggestion): void => {
    const others = suggestions.filter(({ id, locale }) => id !== one.id || locale !== one.locale);
    keep(one.to === one.from ? others : [...others, one]);
  };
  return { suggestions, suggest, clear: () => keep([]) };
}

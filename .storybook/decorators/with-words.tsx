import type { Decorator } from "@storybook/react-vite";
import { wordsIn } from "#tests/stories/words.ts";

type Words = Record<"fa" | "en", object>;

/**
 * `parameters: { words: { fa: { … }, en: { … } } }` are arguments of a story in the language of the toolbar. Values
 * typed into a control are kept.
 */
export const withWords: Decorator = (Story, context) => {
  const { args, parameters } = context;
  const { words } = parameters as { words?: Words };
  if (!words) return <Story />;
  const typed = Object.entries(args).filter(([, value]) => value !== undefined);
  return <Story args={{ ...wordsIn<object>(words, context), ...Object.fromEntries(typed) }} />;
};

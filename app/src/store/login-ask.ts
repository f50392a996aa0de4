import { computed, signal } from "@preact/signals-react";

/** The question whether the visitor wants to log in, open or not. However many ask, it is one question. */
export function createLoginAsk() {
  const question = signal<PromiseWithResolvers<boolean> | null>(null);
  return {
    isOpen: computed(() => question.value !== null),
    /** Resolves with whether the visitor is logged in now. */
    ask(): Promise<boolean> {
      question.value ??= Promise.withResolvers<boolean>();
      return question.value.promise;
    },
    answer(isIn: boolean): void {
      const asked = question.value;
      question.value = null;
      asked?.resolve(isIn);
    },
  };
}

export type LoginAsk = ReturnType<typeof createLoginAsk>;

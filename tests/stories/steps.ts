/** `aria-current` of each step of a booking on a page, in order; of no step where the page has none. */
export const stepsIn = (page: HTMLElement): (string | null)[] =>
  [...(page.querySelector("[aria-current=step]")?.parentElement?.children ?? [])]
    .filter((item) => !item.hasAttribute("aria-hidden"))
    .map((step) => step.getAttribute("aria-current"));

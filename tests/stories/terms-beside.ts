import { expect, userEvent, waitFor, within } from "storybook/test";

/** Height of a common phone's screen, CSS pixels. */
const PHONE_HEIGHT = 844;
const SENTENCE = "[data-cancellation]";

/** Distance from the top of the upper element to the bottom of the lower one, CSS pixels. */
function span(...elements: readonly Element[]): number {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
}

/**
 * Expects the cancellation cost on the screen together with the button that commits to it, at the end of the page: a bar
 * that sticks to the window is in its own place there.
 */
export async function cancellationBeside(button: HTMLElement): Promise<void> {
  await waitFor(() => {
    button.ownerDocument.documentElement.scrollTo(0, button.ownerDocument.documentElement.scrollHeight);
    const sentences = [...button.ownerDocument.querySelectorAll(SENTENCE)].filter(
      (one) => one.getBoundingClientRect().height > 0,
    );
    expect(sentences.length).toBeGreaterThan(0);
    expect(Math.min(...sentences.map((one) => span(one, button)))).toBeLessThanOrEqual(PHONE_HEIGHT);
  });
}

/**
 * Expects the sentence and the rules in the card that pays between its heading and its button, within one screen, and
 * in the button's accessible description.
 */
export async function termsBesidePaying(canvasElement: HTMLElement): Promise<void> {
  const card = within(await within(canvasElement).findByRole("region", { name: /^(پرداخت|Payment)$/ }));
  const button = await card.findByRole("button", { name: /^(پرداخت [۰-۹]|Pay \d)/ });
  await expect(card.getByRole("checkbox", { name: /^(می‌پذیرم|I accept)/ })).not.toBeChecked();
  const rules = card.getByRole("link", { name: /^(قوانین و مقررات|Rules and policies)$/ });
  const sentence = button.closest("section")?.querySelector<HTMLElement>(SENTENCE);
  if (!sentence) throw new Error("The card that pays says nothing of cancelling");
  await expect(sentence).toBeVisible();
  await expect(sentence.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => expect(span(sentence, rules, button)).toBeLessThanOrEqual(PHONE_HEIGHT));
  await expect(button).toHaveAccessibleDescription(expect.stringContaining(sentence.textContent ?? ""));
  // Every fee, in money, opens in place before the box is ticked.
  await userEvent.click(card.getByText(/^(همهٔ جریمه‌های لغو|All cancellation fees)$/));
  const fees = within(card.getByRole("table", { name: /^(جریمهٔ لغو|Cancellation fee)$/ }));
  await expect(fees.getAllByText(/تومان|toman/).length).toBeGreaterThan(0);
}

import { expect, waitFor, within } from "storybook/test";

/** The height of a common phone's screen, CSS pixels. */
const PHONE_HEIGHT = 844;
const SENTENCE = "[data-cancellation]";

/** From the top of the upper one to the bottom of the lower one, CSS pixels. */
function span(...elements: readonly Element[]): number {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
}

/** What cancelling costs is on the screen together with the button that is bound to it: measured as it is drawn. */
export async function cancellationBeside(button: HTMLElement): Promise<void> {
  await waitFor(() => {
    const sentences = [...button.ownerDocument.querySelectorAll(SENTENCE)].filter(
      (one) => one.getBoundingClientRect().height > 0,
    );
    expect(sentences.length).toBeGreaterThan(0);
    expect(Math.min(...sentences.map((one) => span(one, button)))).toBeLessThanOrEqual(PHONE_HEIGHT);
  });
}

/**
 * In the card that pays: the sentence and the rules stand between its heading and its button, within one screen, and who
 * hears the button hears what it accepts.
 */
export async function termsBesidePaying(canvasElement: HTMLElement): Promise<void> {
  const card = within(await within(canvasElement).findByRole("region", { name: /^(پرداخت|Payment)$/ }));
  const button = await card.findByRole("button", { name: /^(پرداخت|Pay)/ });
  const rules = card.getByRole("link", { name: /^(قوانین و مقررات|Rules and policies)$/ });
  const sentence = button.closest("section")?.querySelector<HTMLElement>(SENTENCE);
  if (!sentence) throw new Error("The card that pays says nothing of cancelling");
  await expect(sentence).toBeVisible();
  await expect(sentence.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => expect(span(sentence, rules, button)).toBeLessThanOrEqual(PHONE_HEIGHT));
  await expect(button).toHaveAccessibleDescription(expect.stringContaining(sentence.textContent ?? ""));
}

import { expect, userEvent, waitFor } from "storybook/test";

/** Presses a button once it can be pressed: what it needs may still be on its way. */
export async function pressEnabled(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

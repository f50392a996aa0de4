import { expect, userEvent, waitFor } from "storybook/test";

/** Presses a button once it is enabled: its data may still be loading. */
export async function pressEnabled(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

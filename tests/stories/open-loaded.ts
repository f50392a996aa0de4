import { userEvent, waitFor } from "storybook/test";

/** Presses a button until React Aria's dialog opens: the native one is used until its code is loaded. */
export function openLoaded(button: HTMLElement, find: () => Promise<HTMLElement>): Promise<HTMLElement> {
  button.focus();
  return waitFor(async () => {
    await userEvent.keyboard("{Enter}");
    const dialog = await find();
    if (!(dialog instanceof HTMLDialogElement)) return dialog;
    const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    dialog.close();
    // Pressed before the page knows that it is closed, the button would open nothing.
    await closed;
    throw new Error("Its code is not here yet");
  });
}

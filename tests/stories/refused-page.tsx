import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fieldRefusal } from "#domain/messages/refusals.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { Refused } from "#fixtures/scenario.ts";
import { stage } from "./stage.tsx";

const params = { max: 1_000 };
const tooFar = (locale: "fa" | "en") => fieldRefusal("page", "max_value", params, locale);
const OTHER_SCRIPT = { fa: /[A-Za-z]/, en: /\p{Script=Arabic}/u };

/**
 * A list at a page that its provider refuses: a heading in one script, no sentence about a field, and a link to the
 * first page of the list with the rest of its address.
 *
 * @param path address of the list without its page
 * @param call path of the call that refuses
 */
export const refusedPage = (path: string, call: string): StoryObj => ({
  ...stage({
    address: `${path}${path.includes("?") ? "&" : "?"}page=1001`,
    answers: {
      [call]: () => {
        const message = { fa: tooFar("fa"), en: tooFar("en") };
        throw new Refused("invalid_input", undefined, [{ name: "page", code: "max_value", params, message }]);
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const locale = localeOf(document.documentElement.lang);
    const page = within(canvasElement);
    const heading = await page.findByRole("heading", { level: 1 });
    await expect(heading.textContent).not.toMatch(OTHER_SCRIPT[locale]);
    await expect(page.queryByText(tooFar(locale))).toBeNull();
    const first = page.getByRole("link", { name: /صفحهٔ اول فهرست|first page of the list/ });
    const to = new URL(first.getAttribute("href") ?? "", location.href);
    await expect(to.pathname).toBe(new URL(path, location.href).pathname);
    await expect(to.searchParams.has("page")).toBe(false);
  },
});

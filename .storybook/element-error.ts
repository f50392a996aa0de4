import { prettyDOM } from "storybook/test";

/**
 * What a query throws that finds nothing: the library's own words, which end with the page. The page is written out when
 * they are read. A story that waits for something asks at each change of the page, and the words of what it then finds
 * are never read: writing the page out for them took a twentieth of the stories' time.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? "");
  error.name = "TestingLibraryElementError";
  Object.defineProperty(error, "message", {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join("\n\n"),
  });
  return error;
}

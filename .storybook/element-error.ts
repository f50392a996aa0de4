import { prettyDOM } from "storybook/test";

/**
 * Error thrown by a query that finds nothing: the library's own message, which ends with the page's markup. The markup
 * is serialised lazily, when the message is read. A story that waits queries at each change of the page and never reads
 * these messages: serialising the page for each took a twentieth of the stories' time.
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

/**
 * Milliseconds since 1970 by the clock of the browser: for what this tab waits for or keeps. What a page shows of time
 * comes from its RenderEnvironment and from the provider's answers, never from here.
 */
export const browserNow = (): number => Date.now();

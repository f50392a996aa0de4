/* global jest */
// A story whose play function failed runs once more, like a journey, in a page of its own (`test-environment.mjs`). One that
// passes then is named at the end of the run. A violation is never taken back.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

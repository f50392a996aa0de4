/* global jest */
// A story that failed runs once more, like a journey. One that passes then is named at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

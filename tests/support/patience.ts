/** A browser on a busy machine may take its time: a whole end-to-end test gets 60 000 ms. */
jest.setTimeout(60_000);

/** It may miss a moment too. What fails twice in a row is a failure; what failed once is printed. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

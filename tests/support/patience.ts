/** A browser on a busy machine may take its time: a whole end-to-end test gets 180 000 ms. */
jest.setTimeout(180_000);

/**
 * It may miss a moment too: what fails twice in a row is a failure, and what failed once is printed
 * and listed at the end. `npm run test:all` allows no second try.
 */
if (process.env.BINDFORM_SECOND_TRY !== 'no') {
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
}

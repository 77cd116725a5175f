/** A browser on a busy machine may take its time: a whole end-to-end test gets 60 000 ms. */
jest.setTimeout(60_000);

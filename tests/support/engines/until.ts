/**
 * Polls until a check returns something truthy.
 *
 * @param what for the error
 * @throws Error after two minutes
 */
export async function until<Result>(
  what: string,
  look: () => Promise<Result | undefined | false>,
): Promise<Result> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Never came: ${what}`);
}

/** Global teardown of the tests in Chromium: ends what {@link serveBuild} has started. */
export default async function stopServer(): Promise<void> {
  const servers = globalThis.bindformServers;
  globalThis.bindformServers = undefined;
  await Promise.all([
    servers?.site.close(),
    ...(servers?.browsers ?? []).map((one) => one.close()),
  ]);
}

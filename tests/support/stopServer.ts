/** Global teardown of the end-to-end tests. */
export default async function stopServer(): Promise<void> {
  await globalThis.bindformServer?.close();
}

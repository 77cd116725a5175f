/**
 * Errors that say only that a component needs a browser: they are no fault of the demo.
 */
const KNOWN: { reason: string; message: RegExp }[] = [
  { reason: 'it calls findDOMNode', message: /findDOMNode/ },
  {
    reason: 'it opens a portal while rendering',
    message: /portals are not currently supported (?:on|by) the server/i,
  },
  { reason: 'it relies on a layout effect', message: /useLayoutEffect does nothing on the server/ },
];

/**
 * Checks whether an error only means that a demo cannot be rendered on a server.
 *
 * @returns the reason, for a warning, or undefined for any other error
 */
export function knownServerError(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : String(error);
  return KNOWN.find(({ message }) => message.test(text))?.reason;
}

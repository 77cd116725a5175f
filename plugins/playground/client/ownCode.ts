import { playgroundKey } from '../../live-editor/keptEdits';

const ownKey = (id: string) => `${playgroundKey(id)}:own`;

/**
 * Remembers for the session that the reader wrote this code: another language of the page is another document, which
 * gets only the address.
 *
 * @param id id of the code
 */
export function markOwn(id: string): void {
  try {
    sessionStorage.setItem(ownKey(id), 'true');
  } catch {
    // Storage may be refused, or full. The code then waits for Run.
  }
}

/** Whether {@link markOwn} was called for a code. */
export function isMarkedOwn(id: string): boolean {
  try {
    return sessionStorage.getItem(ownKey(id)) !== null;
  } catch {
    return false;
  }
}

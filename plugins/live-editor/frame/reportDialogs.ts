import type { LogLevel } from '../protocol';

/**
 * Reports dialogs as lines of the console, and answers them with Cancel. The sandbox shows none, and only the
 * browser's own console would say so.
 *
 * @param add gets what a dialog says
 */
export function reportDialogs(add: (level: LogLevel, values: [text: string]) => void): void {
  // As text, like the browser's own: an object in a dialog is `[object Object]`.
  window.alert = (message: unknown = '') => add('alert', [`${message as string}`]);
  window.confirm = (message: unknown = '') => {
    add('question', [`${message as string}`]);
    return false;
  };
  window.prompt = (message: unknown = '') => {
    add('question', [`${message as string}`]);
    return null;
  };
}

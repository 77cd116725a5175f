import { detached, replaceMethod } from './originals';

const lowerCase = detached(String.prototype.toLowerCase);

const refuse = () =>
  Promise.reject(new DOMException('A demo cannot write to the clipboard.', 'NotAllowedError'));

/**
 * Keeps code from writing to the clipboard, which browsers allow after a click in the frame. The reader can still
 * copy.
 */
export function forbidCopying(): void {
  replaceMethod(['Document'], 'execCommand', (original) => {
    const execute = detached(original as (this: Document, ...parameters: unknown[]) => unknown);
    return function executeCommand(this: Document, command: string, ...rest: unknown[]) {
      const name = lowerCase(`${command}`);
      return name !== 'copy' && name !== 'cut' && execute(this, name, ...rest);
    };
  });
  for (const name of ['write', 'writeText']) replaceMethod(['Clipboard'], name, () => refuse);
}

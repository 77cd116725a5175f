import { keepCaret } from './keepCaret';

let textarea: HTMLTextAreaElement;
let frame: HTMLIFrameElement;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<textarea></textarea><iframe></iframe>';
  textarea = document.querySelector('textarea')!;
  frame = document.querySelector('iframe')!;
  textarea.focus();
});
afterEach(() => jest.useRealTimers());

/** Presses a key, waits, and lets the frame take the focus; gives who has it in the end. */
function take(key: string, waitMs: number): Element | null {
  const { onKey, onBlur } = keepCaret();
  textarea.addEventListener('blur', () => onBlur(textarea));
  onKey(key);
  jest.advanceTimersByTime(waitMs);
  frame.focus();
  jest.advanceTimersByTime(1);
  return document.activeElement;
}

describe('keepCaret', () => {
  it('takes the focus back from a frame while the reader types', () => {
    expect(take('a', 100)).toBe(textarea);
  });

  it.each([
    ['Tab', 10],
    ['Escape', 10],
    ['a', 1500],
  ])('lets the focus go to a frame after %s and %s ms', (key, waitMs) => {
    expect(take(key, waitMs)).toBe(frame);
  });
});

import { keepCaret, keepCaretIn, THEFT_EVENT } from './keepCaret';

let textarea: HTMLTextAreaElement;
let frame: HTMLIFrameElement;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<textarea></textarea><iframe></iframe>';
  textarea = document.querySelector('textarea')!;
  frame = document.querySelector('iframe')!;
  textarea.focus();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/**
 * Presses a key, waits, and lets the frame take the focus; gives who has it in the end. jsdom has no
 * pointer, so it is said whether that is over the frame at the key and after it.
 */
function take(key: string, waitMs: number, [atKey, after] = [false, false]): Element | null {
  const { onFocus, onKey, onBlur } = keepCaret();
  onFocus(textarea);
  const find = jest.spyOn(document, 'querySelector');
  textarea.addEventListener('blur', onBlur);
  find.mockReturnValue(atKey ? frame : null);
  onKey(key);
  find.mockReturnValue(after ? frame : null);
  jest.advanceTimersByTime(waitMs);
  frame.focus();
  jest.advanceTimersByTime(1);
  return document.activeElement;
}

describe('keepCaret', () => {
  it('takes the focus back from a frame while the reader types', () => {
    expect(take('a', 100)).toBe(textarea);
  });

  it('takes it back where the pointer has rested on the frame', () => {
    expect(take('a', 100, [true, true])).toBe(textarea);
  });

  it('lets it go to a click with a key held where the pointer rests', () => {
    expect(take('Control', 100, [true, true])).toBe(frame);
  });

  it('lets it go where the pointer has come to the frame', () => {
    expect(take('a', 100, [false, true])).toBe(frame);
  });

  it('notifies the frame that it took the focus', () => {
    const onTheft = jest.fn();
    frame.addEventListener(THEFT_EVENT, onTheft);
    take('a', 100);
    expect(onTheft).toHaveBeenCalledTimes(1);
  });

  it.each([
    [500, () => textarea],
    [1500, () => frame],
  ])('minds a frame that takes the focus %s ms after the editor got it', (waitMs, taker) => {
    const { onFocus, onBlur } = keepCaret();
    textarea.addEventListener('blur', onBlur);
    onFocus(textarea);
    jest.advanceTimersByTime(waitMs);
    frame.focus();
    jest.advanceTimersByTime(1);
    expect(document.activeElement).toBe(taker());
  });

  it('lets a frame take the focus that the pointer is on when the editor just got it', () => {
    const { onFocus, onBlur } = keepCaret();
    textarea.addEventListener('blur', onBlur);
    jest.spyOn(document, 'querySelector').mockReturnValue(frame);
    onFocus(textarea);
    frame.focus();
    jest.advanceTimersByTime(1);
    expect(document.activeElement).toBe(frame);
  });

  it.each([
    ['Tab', 10],
    ['Escape', 10],
    ['a', 1500],
  ])('lets the focus go to a frame after %s and %s ms', (key, waitMs) => {
    expect(take(key, waitMs)).toBe(frame);
  });
});

it('takes the focus back where the frame that took it is replaced at that moment', () => {
  document.body.innerHTML = '<textarea></textarea><div data-frame-host tabindex="-1"></div>';
  const field = document.querySelector('textarea')!;
  const { onFocus, onKey, onBlur } = keepCaret();
  field.focus();
  onFocus(field);
  onKey('a');
  field.addEventListener('blur', onBlur);
  document.querySelector('div')!.focus();
  jest.advanceTimersByTime(1);
  expect(document.activeElement).toBe(field);
});

it('takes the focus back from a frame that got it without an event in the editor', () => {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  root.innerHTML = '<textarea></textarea>';
  const inner = root.querySelector('textarea')!;
  // As Chromium does it if the page does not have the focus at that moment.
  root.addEventListener('focusout', (event) => event.stopImmediatePropagation(), true);
  const end = keepCaretIn(root);
  inner.focus();
  inner.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  frame.focus();
  window.dispatchEvent(new Event('blur'));
  jest.advanceTimersByTime(1);
  expect(root.activeElement).toBe(inner);
  end();
});

it('lets the focus go to a frame from another control of the page', () => {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  root.innerHTML = '<textarea></textarea>';
  const inner = root.querySelector('textarea')!;
  const end = keepCaretIn(root);
  inner.focus();
  inner.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  textarea.focus();
  frame.focus();
  window.dispatchEvent(new Event('blur'));
  jest.advanceTimersByTime(1);
  expect(document.activeElement).toBe(frame);
  end();
});

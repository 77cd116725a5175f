import { nextTab } from './nextTab';

const VALUES = ['npm', 'pnpm', 'yarn'];
const press = (key: string, held = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe('nextTab', () => {
  it.each([
    ['npm', 'ArrowRight', 'pnpm'],
    ['yarn', 'ArrowRight', 'npm'],
    ['npm', 'ArrowLeft', 'yarn'],
    ['pnpm', 'ArrowLeft', 'npm'],
    ['pnpm', 'Home', 'npm'],
    ['pnpm', 'End', 'yarn'],
    ['pnpm', 'ArrowDown', undefined],
    ['pnpm', 'Tab', undefined],
    ['pnpm', 'toString', undefined],
  ])('from %p by %p is %p', (current, key, expected) => {
    expect(nextTab(VALUES, current, press(key))).toBe(expected);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('leaves %s to the browser', (held) => {
    expect(nextTab(VALUES, 'npm', press('ArrowRight', { [held]: true }))).toBeUndefined();
  });
});

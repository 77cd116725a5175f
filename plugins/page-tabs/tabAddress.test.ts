import { activeTab, searchWithTab, tabInAddress } from './tabAddress';

const CHOICE = { param: 'tab', values: ['npm', 'pnpm', 'yarn'] };

describe('activeTab', () => {
  it.each([
    ['', 'npm'],
    ['?tab=pnpm', 'pnpm'],
    ['tab=yarn', 'yarn'],
    ['?q=1&tab=pnpm', 'pnpm'],
    ['?tab=npm', 'npm'],
    ['?tab=deno', 'npm'],
    ['?tab=', 'npm'],
    ['?other=pnpm', 'npm'],
    ['?tab=pnpm&tab=yarn', 'pnpm'],
    ['?tab=%E0%A4%A', 'npm'],
  ])('for %p is %p', (search, expected) => {
    expect(activeTab(search, CHOICE)).toBe(expected);
  });
});

describe('tabInAddress', () => {
  it.each([
    ['?tab=npm', 'npm'],
    ['', undefined],
    ['?tab=deno', undefined],
  ])('in %p is %p', (search, expected) => {
    expect(tabInAddress(search, CHOICE)).toBe(expected);
  });
});

describe('searchWithTab', () => {
  it.each([
    ['', 'pnpm', '?tab=pnpm'],
    ['', 'npm', ''],
    ['?tab=pnpm', 'npm', ''],
    ['?tab=pnpm', 'yarn', '?tab=yarn'],
    ['?a=1&tab=pnpm&b=2', 'npm', '?a=1&b=2'],
    ['?a=1&b=2', 'yarn', '?a=1&b=2&tab=yarn'],
    ['?q=a%20b&empty=&flag', 'pnpm', '?q=a%20b&empty=&flag&tab=pnpm'],
    ['?tab=x&tab=y', 'npm', ''],
    ['?table=2&tab=pnpm', 'yarn', '?table=2&tab=yarn'],
  ])('turns %p with %p into %p', (search, value, expected) => {
    expect(searchWithTab(search, CHOICE, value)).toBe(expected);
  });
});

import { render } from '@testing-library/react';
import { styleSingleton } from './styleSingleton';

let texts: string[];
beforeEach(() => {
  texts = [];
  document.adoptedStyleSheets = [];
  globalThis.CSSStyleSheet = class {
    replaceSync(text: string) {
      texts.push(text);
    }
  } as never;
});

it('adopts one sheet for several users, and removes it with the last', () => {
  const Sheet = styleSingleton();
  const first = render(<Sheet styles="a{}" />);
  const second = render(<Sheet styles="a{}" />);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(texts).toEqual(['a{}']);
  first.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  second.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it('replaces dynamic styles, and no others', () => {
  const Sheet = styleSingleton();
  const { rerender } = render(<Sheet styles="a{}" />);
  rerender(<Sheet styles="b{}" />);
  expect(texts).toEqual(['a{}']);
  rerender(<Sheet styles="c{}" dynamic />);
  rerender(<Sheet styles="d{}" dynamic />);
  expect(texts).toEqual(['a{}', 'c{}', 'd{}']);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

import { act, render } from '@testing-library/react';
import { tolerateMovedNodes } from './tolerateMovedNodes';

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Text between elements, as a translator likes to take it. */
function Message({ text, first }: { text?: string; first?: boolean }) {
  return (
    <p>
      {first && <b>first</b>}
      {text}
    </p>
  );
}

/** Puts an element in the place of each text, as a translator does. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `(${text.data})`;
    text.replaceWith(font);
  }
}

test('without it React throws on a translated page', () => {
  const { container, rerender } = render(<Message text="Hello" />);
  translate(container);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => act(() => rerender(<Message text="Hello" first />))).toThrow();
});

test('with it the page lives on, whether something comes or goes', () => {
  tolerateMovedNodes(Node.prototype);
  const { container, rerender, unmount } = render(<Message text="Hello" />);
  translate(container);
  rerender(<Message text="Hello" first />);
  expect(container.querySelector('b')).not.toBeNull();
  rerender(<Message first />);
  rerender(<Message text="Again" />);
  expect(container.querySelector('b')).toBeNull();
  expect(container.textContent).toContain('Again');
  unmount();
  expect(container.textContent).toBe('');
});

test('a translated text goes when React takes its text away', () => {
  tolerateMovedNodes(Node.prototype);
  const Note = ({ text }: { text?: string }) => <p>{[<b key="b">b</b>, text]}</p>;
  const { container, rerender } = render(<Note text="Hello" />);
  const [, text] = container.querySelector('p')!.childNodes;
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
  rerender(<Note />);
  expect(container.textContent).toBe('b');
});

test('nodes that are where they should be are treated as ever', () => {
  tolerateMovedNodes(Node.prototype);
  const list = document.createElement('ul');
  const [a, b] = [document.createElement('li'), document.createElement('li')];
  list.append(a);
  expect(list.insertBefore(b, a)).toBe(b);
  expect([...list.children]).toEqual([b, a]);
  expect(list.removeChild(b)).toBe(b);
  expect([...list.children]).toEqual([a]);
});

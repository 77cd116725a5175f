import { render, screen } from '@testing-library/react';
import { countShown, findWords } from './highlightPage';
import { focusNear, landOn } from './landOn';

const scrollBy = jest.fn();

const rect = (left: number, top: number, width = 40, height = 20) =>
  new DOMRect(left, top, width, height);

/** jsdom has no layout: text is in view unless it is in an element with `hidden` or a collapsed `<details>`. */
function layOut(place: DOMRect) {
  Range.prototype.getBoundingClientRect = () => place;
  Range.prototype.getClientRects = function getClientRects() {
    const parent = this.startContainer.parentElement!;
    const isShown = !parent.closest('[hidden], details:not([open])');
    return (isShown ? [place] : []) as unknown as DOMRectList;
  };
}

beforeEach(() => {
  layOut(rect(20, 100));
  window.scrollBy = scrollBy;
  Element.prototype.scrollBy = jest.fn();
  scrollBy.mockReset();
});

const details = (
  <details>
    <summary>How results are compared</summary>
    <p>The hook is built on useSyncExternalStore.</p>
  </details>
);

const words = (text: string) => findWords(screen.getByRole('article'), [text]);

it('expands the part in which the only highlight of the section is, then scrolls there', () => {
  layOut(rect(20, 2000));
  render(
    <article>
      <h1>Reading values</h1>
      <h2>Keep subscriptions narrow</h2>
      {details}
      <h2>Next steps</h2>
    </article>,
  );
  const [, heading] = screen.getAllByRole('heading');
  landOn(screen.getByRole('article'), words('useSyncExternalStore'), heading);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(scrollBy).toHaveBeenCalled();
  expect(document.activeElement).toHaveTextContent('The hook is built on');
});

it('does not expand anything for a section with a visible highlight', () => {
  render(
    <article>
      <h1>Reading values</h1>
      {details}
      <p>See useSyncExternalStore.</p>
    </article>,
  );
  landOn(screen.getByRole('article'), words('useSyncExternalStore'), null);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

it('focuses the heading of a result that has no words', () => {
  render(
    <article>
      <h1>Styling</h1>
      <h2>Tokens</h2>
    </article>,
  );
  const heading = screen.getByRole('heading', { name: 'Tokens' });
  landOn(screen.getByRole('article'), [], heading);
  expect(heading).toHaveFocus();
  expect(scrollBy).not.toHaveBeenCalled();
});

it('scrolls a table sideways to a highlight beyond its edge', () => {
  layOut(rect(900, 100));
  render(
    <article>
      <div data-testid="scroller">
        <table>
          <tbody>
            <tr>
              <td>onChangeListenTo</td>
            </tr>
          </tbody>
        </table>
      </div>
    </article>,
  );
  const scroller = screen.getByTestId('scroller');
  scroller.getBoundingClientRect = () => rect(20, 50, 300, 200);
  Object.defineProperties(scroller, { clientWidth: { value: 300 }, scrollWidth: { value: 1200 } });
  const scroll = jest.spyOn(scroller, 'scrollBy');
  landOn(screen.getByRole('article'), words('onChangeListenTo'), null);
  expect(scroll.mock.calls).toEqual([[{ left: 900 - 20 - 60, behavior: 'instant' }]]);
});

it('finds the place of the reader again: the first highlight that is not above the window', () => {
  render(
    <article>
      <p>A rule above.</p>
      <p>A rule here.</p>
      <p>A rule below.</p>
    </article>,
  );
  Range.prototype.getBoundingClientRect = function getBoundingClientRect() {
    return rect(20, this.startContainer.textContent?.includes('above') ? -300 : 100);
  };
  focusNear(words('rule'));
  expect(document.activeElement).toHaveTextContent('A rule here.');
  focusNear([]);
  expect(document.activeElement).toHaveTextContent('A rule here.');
});

it('counts neither the folded contents nor what is hidden', () => {
  render(
    <article>
      <details className="theme-doc-toc-mobile">
        <ul>
          <li>Debounce</li>
        </ul>
      </details>
      <h2>Debounce</h2>
      <div hidden>
        <p>Debounce in another tab</p>
      </div>
    </article>,
  );
  const ranges = words('Debounce');
  expect(ranges).toHaveLength(2);
  expect(countShown(ranges)).toBe(1);
});

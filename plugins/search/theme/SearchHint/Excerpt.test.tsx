import { act, render, screen } from '@testing-library/react';
import { useSearchClient } from '../../client/useSearchClient';
import type { SearchHint, TextPiece } from '../../worker/protocol';
import Excerpt from './Excerpt';

jest.mock('../../client/useSearchClient', () => ({ useSearchClient: jest.fn() }));

const HINT = { link: '/b/start', highlightTexts: [] as TextPiece[] } as SearchHint;
const excerpt = jest.fn<Promise<TextPiece[]>, [string, string]>();
let show: () => void;

beforeEach(() => {
  jest.mocked(useSearchClient).mockReturnValue({ excerpt } as never);
  excerpt.mockReset();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      show = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it('requests the text when it is in view, and reserves space until then', async () => {
  excerpt.mockResolvedValue([{ text: 'A ' }, { text: 'rule', highlighted: true }]);
  const { container } = render(<Excerpt hint={HINT} keywords="rule" />);
  expect(container.querySelector('[data-pending]')).toBeEmptyDOMElement();
  expect(excerpt).not.toHaveBeenCalled();
  await act(async () => show());
  expect(excerpt).toHaveBeenCalledWith('rule', '/b/start');
  expect(screen.getByText('rule').tagName).toBe('MARK');
  expect(container.querySelector('[data-pending]')).toBeNull();
});

it('takes no space when there is no text', async () => {
  excerpt.mockResolvedValue([]);
  const { container } = render(<Excerpt hint={HINT} keywords="rule" />);
  await act(async () => show());
  expect(container).toBeEmptyDOMElement();
});

it('requests nothing when the text is already loaded', async () => {
  const hint = { ...HINT, highlightTexts: [{ text: 'It is here.' }] };
  render(<Excerpt hint={hint} keywords="rule" />);
  await act(async () => show());
  expect(screen.getByText('It is here.')).toBeVisible();
  expect(excerpt).not.toHaveBeenCalled();
});

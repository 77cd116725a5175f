import { act, fireEvent, render, screen } from '@testing-library/react';
import PageActions from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/Head', () => () => null);

jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({ changelog: '/bindform/guides/changelog' }),
}));

const writeText = jest.fn<Promise<void>, [string]>();
const request = jest.fn<Promise<Partial<Response>>, [string]>();
beforeEach(() => {
  jest.resetAllMocks();
  writeText.mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(globalThis, { fetch: request });
});

const markdown = (text: string): Partial<Response> => ({
  ok: true,
  headers: new Headers({ 'content-type': 'text/markdown' }),
  text: async () => text,
});
const button = () => screen.getByRole('button', { name: 'Copy page as Markdown' });
const press = () => act(async () => void fireEvent.click(button()));

test('copies the Markdown, which it fetches once, and links to it', async () => {
  request.mockResolvedValue(markdown('# A'));
  render(<PageActions permalink="/bindform/intro/start" />);
  fireEvent.pointerEnter(button());
  await press();
  expect(request.mock.calls).toEqual([['/bindform/intro/start.md']]);
  expect(writeText).toHaveBeenCalledWith('# A');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  const link = screen.getByRole('link', { name: 'Open as Markdown' });
  expect(link).toHaveAttribute('href', '/bindform/intro/start.md');
});

test('says when the Markdown does not arrive, and tries again at the next press', async () => {
  request.mockResolvedValue({ ok: false, status: 503, headers: new Headers() });
  render(<PageActions permalink="/bindform/intro/start" />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The Markdown of this page could not be loaded.',
  );
  request.mockResolvedValue(markdown('# A'));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('another page has another text', async () => {
  request.mockImplementation(async (address) => markdown(address));
  const { rerender } = render(<PageActions permalink="/a" />);
  await press();
  rerender(<PageActions permalink="/b" />);
  await press();
  expect(writeText.mock.calls).toEqual([['/a.md'], ['/b.md']]);
});

test('the changelog has a feed, and no other page', () => {
  const { rerender } = render(<PageActions permalink="/bindform/guides/changelog" />);
  const link = screen.getByRole('link', { name: 'Atom feed' });
  expect(link).toHaveAttribute('href', '/bindform/guides/changelog.atom');
  rerender(<PageActions permalink="/bindform/intro/start" />);
  expect(screen.queryByRole('link', { name: 'Atom feed' })).toBeNull();
});

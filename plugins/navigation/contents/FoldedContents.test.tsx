import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldedContents } from './FoldedContents';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@theme/TOCItems', () => () => (
  <ul>
    <li>
      <a href="#start">Start</a>
    </li>
  </ul>
));

async function open() {
  render(
    <>
      <FoldedContents toc={[]} />
      <button>After</button>
    </>,
  );
  const summary = screen.getByText('On this page');
  await userEvent.click(summary);
  return { summary, details: summary.closest('details')! };
}

test('open with a press on the heading, and close with the next one', async () => {
  const { summary, details } = await open();
  expect(details.open).toBe(true);
  await userEvent.click(summary);
  expect(details.open).toBe(false);
});

test.each<[string, () => Promise<void>]>([
  ['a link in them', () => userEvent.click(screen.getByRole('link', { name: 'Start' }))],
  ['what is outside', () => userEvent.click(screen.getByRole('button', { name: 'After' }))],
])('close with a press on %s', async (place, press) => {
  const { details } = await open();
  await press();
  expect(details.open).toBe(false);
});

test('close when the focus leaves', async () => {
  const { details } = await open();
  screen.getByRole('link', { name: 'Start' }).focus();
  expect(details.open).toBe(true);
  await userEvent.tab();
  expect(details.open).toBe(false);
});

test('close with Escape, which returns the focus from a link', async () => {
  const { summary, details } = await open();
  screen.getByRole('link', { name: 'Start' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(summary.closest('summary')).toHaveFocus();
});

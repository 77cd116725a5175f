import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tinyDemo } from '@site/tests/support/playgroundDemo';
import { createEmbed } from '../../client/embed';
import { downloadProject } from '../../client/open';
import { HandshakeTimeoutError } from '../../playground/handshake';
import OnlineEmbed from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/theme-common', () => ({ useColorMode: () => ({ colorMode: 'light' }) }));
jest.mock('../../client/open', () => ({ downloadProject: jest.fn() }));
const connect = jest.fn(async () => undefined);
jest.mock('../../client/embed', () => ({
  createEmbed: jest.fn(async () => ({ connect, setTheme: jest.fn(), openInNewTab: jest.fn() })),
}));

const asset = tinyDemo('Demo');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;
const timeOut = () => connect.mockRejectedValueOnce(new HandshakeTimeoutError());

beforeEach(() => jest.clearAllMocks());

it('opens and downloads the demo as the reader has edited it by then', async () => {
  let title = 'First';
  const edited = async () => ({ ...asset, title });
  render(<OnlineEmbed asset={asset} editedAsset={edited} />);
  await press('Run here');
  title = 'Second';
  await press('Close the editor');
  timeOut();
  await press('Run here');
  const sources = jest.mocked(createEmbed).mock.calls.map(([, source]) => source);
  expect(sources).toEqual([
    { asset: { ...asset, title: 'First' } },
    { asset: { ...asset, title: 'Second' } },
  ]);
  title = 'Third';
  await press('Download the project');
  expect(downloadProject).toHaveBeenCalledWith({ ...asset, title: 'Third' });
});

it('forgets what an action came to when the reader tries again', async () => {
  timeOut();
  render(<OnlineEmbed asset={asset} />);
  await press('Run here');
  jest.mocked(downloadProject).mockRejectedValueOnce(new Error('No network'));
  await press('Download the project');
  expect(status()).toBe('The online editor could not be opened: No network');
  await press('Retry');
  expect(status()).toBe('Connected.');
});

it.each([true, false])('takes the focus only if it is to: %s', async (takesFocus) => {
  await act(
    async () => void render(<OnlineEmbed asset={asset} initiallyOpen takesFocus={takesFocus} />),
  );
  const toggle = screen.getByRole('button', { name: 'Close the editor' });
  expect(document.activeElement === toggle).toBe(takesFocus);
});

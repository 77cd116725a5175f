import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

const writeText = jest.fn<Promise<void>, [string]>();
const prompt = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  Object.assign(navigator, { clipboard: { writeText } });
  window.prompt = prompt;
});
afterEach(() => jest.useRealTimers());

const status = () => screen.getByRole('status').textContent;
async function press() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  });
}

test('the confirmation stays for two seconds after the last copy', async () => {
  writeText.mockResolvedValue();
  render(<CopyButton label="Copy code" text={() => Promise.resolve('code')} />);
  expect(status()).toBe('');
  await press();
  expect(writeText).toHaveBeenCalledWith('code');
  expect(status()).toBe('Copied');
  act(() => jest.advanceTimersByTime(1500));
  await press();
  act(() => jest.advanceTimersByTime(1999));
  expect(status()).toBe('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toBe('');
  expect(prompt).not.toHaveBeenCalled();
});

test('where the clipboard is refused, a prompt shows the text', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  render(<CopyButton label="Copy code" text={() => 'code'} />);
  await press();
  expect(prompt).toHaveBeenCalledWith(
    'Copying is not available here. Copy the text by hand:',
    'code',
  );
  expect(status()).toBe('');
});

test.each([
  [false, 0],
  [true, 1],
])(
  'of a press before the app runs, a text that differs from the page (%s) is copied %d times',
  async (differsFromPage, times) => {
    writeText.mockResolvedValue();
    render(<CopyButton label="Copy code" text={() => 'code'} differsFromPage={differsFromPage} />);
    // As the boot script has it.
    screen.getByRole('button').dataset.copied = 'true';
    await press();
    expect(writeText).toHaveBeenCalledTimes(times);
    expect(status()).toBe('Copied');
  },
);

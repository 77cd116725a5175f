import { act, fireEvent, render, screen } from '@testing-library/react';
import { SiteFileError } from '@site/src/components/siteFiles/loadPart';
import type { DemoModule } from '../../types';
import { Toolbar } from './Toolbar';
import type { Taken } from './useTaken';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('./MoreTools', () => ({ MoreTools: () => null }));

const writeText = jest.fn(async () => undefined);
beforeEach(() => {
  writeText.mockClear();
  Object.assign(navigator, { clipboard: { writeText } });
});

/** Presses "Copy code" next to code in the page, where the file with it cannot be loaded. */
async function copy(shown: string): Promise<void> {
  const demo = { id: 'start-basic', files: ['basic.tsx'] } as DemoModule;
  const files = () => Promise.reject(new SiteFileError('offline'));
  const taken = { isEdited: false, isOriginal: false, files } as never as Taken;
  render(
    <>
      <Toolbar demo={demo} taken={taken} onReset={jest.fn()} edit={null} places={null} />
      <div id="start-basic-source">
        <pre>
          <code>{shown}</code>
        </pre>
      </div>
    </>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  });
}

it('copies the code in the page if its file cannot be loaded', async () => {
  await copy('export default 1;');
  expect(writeText).toHaveBeenCalledWith('export default 1;\n');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says why nothing is copied where the page has no code either', async () => {
  await copy('');
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('The text to copy could not be loaded.');
});

it("copies the reader's code for a press before the app ran, when the original was copied", async () => {
  const demo = { id: 'start-basic', files: ['basic.tsx'] } as DemoModule;
  const files = async () => ({ 'basic.tsx': 'mine' });
  const taken = { isEdited: true, isOriginal: false, files } as never as Taken;
  render(<Toolbar demo={demo} taken={taken} onReset={jest.fn()} edit={null} places={null} />);
  const button = screen.getByRole('button', { name: 'Copy my edited code' });
  button.dataset.copied = 'true';
  await act(async () => {
    fireEvent.click(button);
  });
  expect(writeText).toHaveBeenCalledWith('mine');
});

import { render, screen } from '@testing-library/react';
import { previewPress } from '@site/plugins/deferred-start/boot/preview';
import { InstallLine } from './InstallLine';

jest.mock(
  '@generated/library-downloads/default/install.json',
  () => ({ package: 'https://example.org/downloads/library.tgz' }),
  { virtual: true },
);
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/Link', () => 'a');

it('is what its button copies before the app runs, not the code of the demo below', () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  render(
    <>
      <InstallLine />
      <pre>
        <code>source of a demo</code>
      </pre>
    </>,
  );
  previewPress(screen.getByRole('button'));
  expect(writeText).toHaveBeenCalledWith('npm install https://example.org/downloads/library.tgz');
});

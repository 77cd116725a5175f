import { act, render } from '@testing-library/react';
import { loadLibrary } from '../../../online-editors/client/open';
import type { DemoModule } from '../../types';
import { OpenIn } from './OpenIn';
import type { Taken } from './useTaken';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/router', () => ({ useHistory: () => ({ push: jest.fn() }) }));
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/${path}`);
jest.mock('../../../online-editors/client/open', () => ({ loadLibrary: jest.fn() }));

it('fetches everything that a new tab needs when the list opens, before a press', async () => {
  const demo = { id: 'start-basic', files: ['basic.tsx'] } as DemoModule;
  const taken = { isEdited: false, asset: jest.fn() } as never as Taken;
  // jsdom does not know `:popover-open`.
  jest.spyOn(Element.prototype, 'matches').mockReturnValue(false);
  render(<OpenIn demo={demo} taken={taken} />);
  expect(loadLibrary).not.toHaveBeenCalled();
  await act(async () => {
    const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' });
    document.querySelector('[popover]')!.dispatchEvent(opening);
  });
  expect(loadLibrary).toHaveBeenCalledTimes(1);
  expect(taken.asset).toHaveBeenCalledTimes(1);
});

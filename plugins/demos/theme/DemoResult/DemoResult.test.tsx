import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFileError } from '@site/src/components/siteFiles/loadPart';
import * as devtools from 'bindform/devtools';
import type { DemoEntry, DemoModule } from '../../types';
import DemoResult from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ hash: '' }) }));

// Not implemented by jsdom.
class IntersectionObserver {
  constructor(private readonly callback: (entries: object[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}
Object.assign(window, { IntersectionObserver });

const load = jest.fn<Promise<DemoEntry>, []>();
const demo = { id: 'home-rows', title: 'Guests', load, hasForm: false } as never as DemoModule;

it('says why it does not run, and tries again', async () => {
  load.mockRejectedValueOnce(new SiteFileError('offline'));
  await act(async () => void render(<DemoResult demo={demo} />));
  expect(screen.getByRole('alert')).toHaveTextContent('This demo cannot run yet.');
  load.mockResolvedValueOnce({
    Component: () => <button>Add a guest</button>,
    devtools,
    kits: [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Add a guest' });
  expect(screen.queryByRole('alert')).toBeNull();
});

import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFileError } from '@site/src/components/siteFiles/loadPart';
import type { DemoModule } from '../../types';
import { Source } from './Source';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@site/src/components/Extra/reportFailure', () => ({ reportFailure: jest.fn() }));

const files = [{ name: 'basic.tsx', html: '<span class="token keyword">export</span> default' }];
const code = { files, excerpt: { html: '', lines: 1 } };

const demoOf = (more: Partial<DemoModule> = {}): DemoModule => ({
  id: 'start-basic',
  title: 'Demo',
  description: '',
  hasForm: false,
  crashes: false,
  files: ['basic.tsx'],
  excerptLines: 1,
  load: jest.fn(),
  asset: jest.fn(),
  code: jest.fn(async () => code),
  ...more,
});

function Opened({ demo }: { demo: DemoModule }) {
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={toggle}>Show less code</button>
      <Source demo={demo} id="source" open toggle={toggle} />
    </>
  );
}

const source = () => document.getElementById('source')!;
const offline = () => Promise.reject(new SiteFileError('offline'));

it('says why the code cannot be loaded, leaves the excerpt, and works once it can', async () => {
  const load = jest.fn(offline as DemoModule['code']);
  await act(async () => void render(<Opened demo={demoOf({ code: load })} />));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The code could not be loaded. The site cannot be reached/,
  );
  expect(source()).toHaveClass('empty');

  load.mockResolvedValue(code);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(source()).toHaveTextContent('export default');
  expect(source()).not.toHaveClass('empty');
  expect(screen.getByRole('button', { name: 'Show less code' })).toHaveFocus();
});

it('goes on without colors where the prerendered code cannot be highlighted', async () => {
  const plain = { ...code, files: [{ name: 'basic.tsx', html: 'export default' }] };
  const prerender = () => ({ preview: '', inspector: '', code: plain });
  const demo = demoOf({ code: jest.fn(offline), prerender });
  await act(async () => void render(<Opened demo={demo} />));
  expect(demo.code).toHaveBeenCalled();
  expect(source()).toHaveTextContent('export default');
  expect(source()).not.toHaveClass('empty');
  expect(screen.queryByRole('alert')).toBeNull();
});

import { act, renderHook } from '@testing-library/react';
import { editsKey, keepEdits } from '../../../live-editor/keptEdits';
import type { DemoAsset, DemoModule } from '../../types';
import { demoFiles } from './downloadDemo';
import { useTaken } from './useTaken';

jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);
jest.mock(
  '@generated/demos/default/packages/sets.json',
  () => [
    { react: '19.3.1', 'react-dom': '19.3.1' },
    { react: '19.3.1', 'react-dom': '19.3.1', antd: '6.6.8' },
  ],
  { virtual: true },
);

const KEY = editsKey('en-US', 'start-basic');
const original = { 'basic.tsx': 'one' };
const asset: DemoAsset = {
  id: 'start-basic',
  title: 'Basic',
  description: '',
  keywords: [],
  dependencies: {
    'basic.tsx': { type: 'FILE', value: 'one' },
    react: { type: 'NPM', value: '19.3.1' },
    zod: { type: 'NPM', value: '4.4.3' },
  },
};
const demo = { id: 'start-basic', asset: jest.fn(async () => asset) } as never as DemoModule;
const taken = () => renderHook(() => useTaken(demo)).result;

afterEach(() => {
  keepEdits(KEY, original, original);
  jest.clearAllMocks();
});

it('adds the packages that the reader imports to those of the demo', async () => {
  const edited = { 'basic.tsx': "import { Button } from 'antd';" };
  keepEdits(KEY, original, edited);
  const { dependencies } = await taken().current.asset();
  expect(dependencies).toEqual({
    'basic.tsx': { type: 'FILE', value: edited['basic.tsx'] },
    react: { type: 'NPM', value: '19.3.1' },
    'react-dom': { type: 'NPM', value: '19.3.1' },
    antd: { type: 'NPM', value: '6.6.8' },
    zod: { type: 'NPM', value: '4.4.3' },
  });
});

it('takes edits of an earlier version of the demo, as the toolbar says', async () => {
  const edited = { 'other.tsx': 'mine' };
  keepEdits(KEY, { 'other.tsx': 'zero' }, edited);
  const { current } = taken();
  expect(current.isEdited).toBe(true);
  expect(demoFiles(await current.asset())).toEqual(edited);
});

it('needs no network to copy what the reader has written', async () => {
  keepEdits(KEY, original, { 'basic.tsx': 'two' });
  expect(await taken().current.files()).toEqual({ 'basic.tsx': 'two' });
  expect(demo.asset).not.toHaveBeenCalled();
});

it('takes the original without edits, and where it is wanted', async () => {
  const result = taken();
  expect(result.current.isEdited).toBe(false);
  expect(await result.current.asset()).toBe(asset);
  act(() => keepEdits(KEY, original, { 'basic.tsx': 'two' }));
  act(() => result.current.setOriginal(true));
  expect(await result.current.asset()).toBe(asset);
  expect(await result.current.files()).toEqual(original);
});

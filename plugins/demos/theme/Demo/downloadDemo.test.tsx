import { strFromU8, unzipSync } from 'fflate';
import type { DemoAsset } from '../../types';
import { demoFiles, downloadDemo } from './downloadDemo';

const asset = (files: Record<string, string>): DemoAsset => ({
  id: 'custom-rating',
  title: '',
  description: '',
  keywords: [],
  dependencies: {
    ...Object.fromEntries(
      Object.entries(files).map(([name, value]) => [name, { type: 'FILE', value }]),
    ),
    react: { type: 'NPM', value: '19.0.0' },
  } as DemoAsset['dependencies'],
});

let saved: { name: string; blob: Blob } | undefined;

beforeEach(() => {
  saved = undefined;
  let last: Blob;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:demo';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    saved = { name: this.download, blob: last };
  };
});

const bytes = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

it('returns the files of an asset', () => {
  expect(demoFiles(asset({ 'a.tsx': 'A', 'a/b.css': 'B' }))).toEqual({
    'a.tsx': 'A',
    'a/b.css': 'B',
  });
});

it('saves a single file unchanged', async () => {
  await downloadDemo(asset({ 'rating.tsx': '// 星级' }));
  expect(saved?.name).toBe('custom-rating.tsx');
  expect(strFromU8(await bytes(saved!.blob))).toBe('// 星级');
});

it('saves several files as a ZIP archive', async () => {
  await downloadDemo(asset({ 'rating.tsx': 'A', 'rating/stars.css': 'B' }));
  expect(saved?.name).toBe('custom-rating.zip');
  const files = unzipSync(await bytes(saved!.blob));
  const texts = Object.entries(files).map(([name, data]) => [name, strFromU8(data)]);
  expect(Object.fromEntries(texts)).toEqual({ 'rating.tsx': 'A', 'rating/stars.css': 'B' });
});

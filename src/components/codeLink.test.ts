import fc from 'fast-check';
import { deflateRawSync, deflateSync as zlibSync, gzipSync } from 'node:zlib';
import { decodeCode, encodeCode, MAX_LINK_LENGTH } from './codeLink';

const encoded = (value: unknown) =>
  deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const code = (name: string) => ({ files: { [name]: 'x' }, entry: name });

it('gives back any code that was put in', async () => {
  const name = fc.constantFrom(
    'App.tsx',
    'rating/Stars.tsx',
    'data.json',
    'app.module.css',
    'a-b.ts',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(name, fc.string({ unit: 'binary', maxLength: 300 }), { minKeys: 1 }),
      async (others) => {
        const files = { 'main.tsx': '', ...others };
        expect(await decodeCode(await encodeCode(files))).toEqual(files);
      },
    ),
    { numRuns: 40 },
  );
});

it('makes text that an address carries as it is', async () => {
  const text = await encodeCode({ 'App.tsx': '"你好" ?&#/+ '.repeat(50) });
  expect(new URL(`https://example.com/#code=${text}`).hash).toBe(`#code=${text}`);
  expect(text).toMatch(/^[\w-]+$/);
});

it.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['what is not compressed', 'aGVsbG8'],
  ['no JSON', encoded('{')],
  ['no object', encoded('null')],
  ['no files', encoded({ entry: 'a.tsx' })],
  ['an empty set of files', encoded({ files: {}, entry: 'a.tsx' })],
  ['an entry that is not there', encoded({ files: { 'a.tsx': '' }, entry: 'b.tsx' })],
  ['an entry that is no script', encoded(code('a.css'))],
  ['a file that is not text', encoded({ files: { 'a.tsx': 1 }, entry: 'a.tsx' })],
  ['a way out of the folder', encoded(code('../a.tsx'))],
  ['a way out further down', encoded(code('a/../../b.tsx'))],
  ['an absolute path', encoded(code('/etc/a.tsx'))],
  ['a drive', encoded(code('C:\\a.tsx'))],
  ['a hidden file', encoded(code('.env.ts'))],
  ['a name of the prototype', encoded('{"files":{"__proto__":"x"},"entry":"__proto__"}')],
  [
    'a kind of file that is not shown',
    encoded({ files: { 'a.tsx': '', 'a.html': '' }, entry: 'a.tsx' }),
  ],
  [
    'too many files',
    encoded({
      files: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`a${index}.tsx`, ''])),
      entry: 'a0.tsx',
    }),
  ],
  [
    'names that differ in case only',
    encoded({ files: { 'a.tsx': '', 'A.css': '', 'a.css': '' }, entry: 'a.tsx' }),
  ],
  ['a package among the files', encoded(code('node_modules/react/index.js'))],
  ['a name of ten thousand characters', encoded(code(`${'a'.repeat(10_000)}.tsx`))],
  [
    'thousands of files',
    encoded({
      files: Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`a${index}.tsx`, ''])),
      entry: 'a0.tsx',
    }),
  ],
  ['an object in place of files', encoded('{"files":{"__proto__":{"a.tsx":""}},"entry":"a.tsx"}')],
  ['a list in place of files', encoded({ files: ['a.tsx'], entry: '0' })],
  ['lists in lists without end', encoded('['.repeat(150_000))],
  ['an object in an object without end', encoded('{"files":'.repeat(20_000))],
  ['another compression', zlibSync(JSON.stringify(code('a.tsx'))).toString('base64url')],
  ['a gzip file', gzipSync(JSON.stringify(code('a.tsx'))).toString('base64url')],
  [
    'plain base64 with padding',
    `${encoded(code('ab.tsx')).replaceAll('-', '+').replaceAll('_', '/')}==`,
  ],
  ['spaces around it', ` ${encoded(code('a.tsx'))} `],
  [
    'bytes that are no UTF-8',
    deflateRawSync(Buffer.from([0x22, 0xff, 0xfe, 0x22])).toString('base64url'),
  ],
])('refuses %s', async (_, text) => {
  await expect(decodeCode(text)).rejects.toMatchObject({ reason: 'broken' });
});

it('refuses a link that was cut off, wherever that was', async () => {
  const whole = await encodeCode({ 'a.tsx': 'one, two', 'b.css': '' });
  for (let length = 0; length < whole.length; length += 1) {
    await expect(decodeCode(whole.slice(0, length))).rejects.toMatchObject({ reason: 'broken' });
  }
});

it('puts the entry first, and takes nothing else', async () => {
  const linked = {
    entry: 'b.tsx',
    files: { 'a.css': 'a', 'b.tsx': 'b' },
    title: '<img onerror=alert(1)>',
    isForeign: false,
    id: 'start-basic',
  };
  const decoded = await decodeCode(encoded(linked));
  expect(Object.entries(decoded)).toEqual([
    ['b.tsx', 'b'],
    ['a.css', 'a'],
  ]);
});

it('carries half characters and other odd text, and names that objects have', async () => {
  const files = { '__proto__.tsx': '\ud800 \udc00 \0 \u202e \r\n', 'constructor.css': '\uffff' };
  expect(await decodeCode(await encodeCode(files))).toEqual(files);
});

it.each([
  ['longer than an address may be', 'a'.repeat(MAX_LINK_LENGTH + 1)],
  [
    'that inflates to a hundred megabytes',
    deflateRawSync(Buffer.alloc(1e8), { level: 9 }).toString('base64url').slice(0, MAX_LINK_LENGTH),
  ],
])('refuses what is %s', async (_, text) => {
  await expect(decodeCode(text)).rejects.toMatchObject({ reason: 'tooLarge' });
});

it('stops inflating early', async () => {
  const bomb = deflateRawSync(Buffer.alloc(1e7), { level: 9 }).toString('base64url');
  expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
  const before = process.memoryUsage().arrayBuffers;
  await expect(decodeCode(bomb)).rejects.toMatchObject({ reason: 'tooLarge' });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5e6);
});

it('refuses to make a link that is too long', async () => {
  const random = Array.from({ length: 60_000 }, () =>
    String.fromCharCode(33 + Math.floor(Math.random() * 90)),
  ).join('');
  await expect(encodeCode({ 'a.tsx': random })).rejects.toMatchObject({
    reason: 'tooLarge',
  });
  await expect(encodeCode({ 'a.tsx': 'x'.repeat(300_000) })).rejects.toMatchObject({
    reason: 'tooLarge',
  });
});

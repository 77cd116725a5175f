import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pagesAnswer, startPagesServer, type PagesServer } from '../support/pagesServer';

const BASE = '/bindform/';
let root: string;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  for (const file of ['index.html', '404.html', 'intro/start.html', 'zh-CN/index.html', 'a.svg']) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), file);
  }
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('pagesAnswer', () => {
  it.each([
    ['/bindform/', 200, 'index.html'],
    ['/bindform/intro/start', 200, 'intro/start.html'],
    ['/bindform/intro/start.html', 200, 'intro/start.html'],
    ['/bindform/intro/start/', 404, '404.html'],
    ['/bindform/zh-CN/', 200, 'zh-CN/index.html'],
    ['/bindform/nope', 404, '404.html'],
    ['/elsewhere', 404, '404.html'],
    ['/bindform/..%2f..%2fetc/passwd', 404, '404.html'],
    ['/bindform/nope/%2e%2e%2f', 404, '404.html'],
    ['/bindform/nope/%2e%2e%2fintro/start', 404, '404.html'],
    ['/bindform/%E0%A4%A', 404, '404.html'],
  ])('%s is answered with %i and %s', (pathname, status, file) => {
    expect(pagesAnswer(root, BASE, pathname)).toEqual({ status, file: path.join(root, file) });
  });

  it.each([
    ['/bindform', '/bindform/'],
    ['/bindform/zh-CN', '/bindform/zh-CN/'],
  ])('%s is sent to %s', (pathname, location) => {
    expect(pagesAnswer(root, BASE, pathname)).toEqual({ status: 301, location });
  });
});

describe('startPagesServer', () => {
  let server: PagesServer;
  beforeAll(async () => {
    server = await startPagesServer({ root, base: BASE, port: 0 });
  });
  afterAll(() => server.close());

  it('sends what GitHub Pages sends: compressed, for ten minutes, to every origin', async () => {
    const response = await fetch(`${server.url}intro/start`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'max-age=600',
      'access-control-allow-origin': '*',
    });
    expect(await response.text()).toBe('intro/start.html');
  });

  it('answers an unknown path with the not-found page', async () => {
    const response = await fetch(`${server.url}nope`);
    expect([response.status, await response.text()]).toEqual([404, '404.html']);
  });

  it('names an occupied port and says what to do', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startPagesServer({ root, base: BASE, port })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with PORT=<number>.`,
    );
  });
});

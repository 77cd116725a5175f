import fs from 'node:fs';
import path from 'node:path';
import { reportUrl } from './reportUrl';

const url = new URL(
  reportUrl({
    repository: 'https://github.com/o/p',
    address: 'https://o.github.io/bindform/zh-CN/intro/start?tab=a&b=c',
    title: '页面问题：intro/start',
  }),
);

test('the form opens with title and page filled in', () => {
  expect(url.origin + url.pathname).toBe('https://github.com/o/p/issues/new');
  expect(url.searchParams.get('title')).toBe('页面问题：intro/start');
  expect(url.searchParams.get('page')).toBe(
    'https://o.github.io/bindform/zh-CN/intro/start?tab=a&b=c',
  );
});

test('the repository has that form, with that field', () => {
  const forms = path.resolve(__dirname, '../../../.github/ISSUE_TEMPLATE');
  const form = fs.readFileSync(path.join(forms, url.searchParams.get('template')!), 'utf8');
  expect(form).toMatch(/^ {4}id: page$/m);
});

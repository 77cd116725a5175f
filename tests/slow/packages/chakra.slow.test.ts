import fs from 'node:fs';
import path from 'node:path';
import { browser } from '../../support/browser';
import { createScratchProject, type ScratchProject } from '../../support/packedLibrary';
import { SITE_DIR } from '../../support/site';

jest.setTimeout(5 * 60_000);

/** Chakra UI is too large for the packages of this repository. */
const PACKAGES = [
  ...['react@19.3.1', 'react-dom@19.3.1', '@types/react@19.3.0', '@types/react-dom@19.3.0'],
  ...['@chakra-ui/react@3.37.0', '@emotion/react@11.14.0'],
  ...['typescript@6.0.3', 'esbuild@0.28.2'],
];

const MAIN = `
import { createRoot } from 'react-dom/client';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { Profile } from './Chakra';

const save = (values: object) => void (document.title = JSON.stringify(values));
const root = document.body.appendChild(document.createElement('main'));
createRoot(root).render(
  <ChakraProvider value={defaultSystem}><Profile save={save} /></ChakraProvider>,
);
`;

const CHECKS = ['--strict', '--noEmit', '--skipLibCheck', '--jsx', 'react-jsx'];
const MODULES = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'];

/** The sample of the page. */
function sample(): string {
  const page = fs.readFileSync(path.join(SITE_DIR, 'docs/guides/ui-kits.mdx'), 'utf8');
  return /```tsx title="Chakra.tsx"[^\n]*\n([^]*?)\n```/.exec(page)![1];
}

let project: ScratchProject;
beforeAll(() => {
  project = createScratchProject(PACKAGES);
  project.write('Chakra.tsx', sample());
  project.write('main.tsx', MAIN);
  project.run('npx', ['tsc', ...CHECKS, ...MODULES, 'main.tsx']);
  project.run('npx', ['esbuild', 'main.tsx', '--bundle', '--jsx=automatic', '--outdir=out']);
});
afterAll(() => project?.remove());

it.each(['light', 'dark'])('the form with Chakra UI works in %s mode', async (mode) => {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en" class="${mode}"><body></body></html>`);
  await page.addStyleTag({ path: path.join(project.folder, 'out/main.css') });
  await page.addScriptTag({ path: path.join(project.folder, 'out/main.js') });
  const name = page.getByRole('textbox', { name: 'Display name' });
  const save = page.getByRole('button', { name: 'Save profile' });

  await save.click();
  await page.getByText('Enter a name').waitFor();
  await name.and(page.locator(':focus')).waitFor();
  const alerts = page.getByRole('alert');
  expect(await alerts.allInnerTexts()).toEqual([
    'Enter a name',
    'Choose a team',
    'Accept the terms',
  ]);
  const terms = page.getByRole('checkbox', { name: 'I accept the terms' });
  expect(await terms.getAttribute('aria-invalid')).toBe('true');

  await name.fill('Mei');
  await page.getByRole('combobox', { name: 'Team' }).selectOption('Sales');
  await page.getByText('I accept the terms').click();
  await alerts.first().waitFor({ state: 'detached' });
  await save.click();
  await page.waitForFunction(() => document.title !== '');
  expect(JSON.parse(await page.title())).toEqual({ name: 'Mei', team: 'Sales', terms: true });
  await page.close();
});

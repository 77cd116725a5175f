import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { browser, openPage } from '../../support/browser';
import { startPagesServer } from '../../support/pagesServer';
import {
  demoProjects,
  editedProject,
  install,
  npm,
  writeProject,
  type DemoProject,
  type Manifest,
} from '../../support/projects';

/** Installing and building takes as long as the registry and the machine want. */
jest.setTimeout(10 * 60_000);

/** One demo of each kind, and what a reader does to see that it lives. */
const DEMOS: { kind: string; id: string; use: (page: Page) => Promise<void> }[] = [
  {
    kind: 'plain',
    id: 'controller-basic',
    use: async (page) => {
      await page.getByLabel('Name').fill('Grace');
      expect(await page.getByLabel('Name').inputValue()).toBe('Grace');
    },
  },
  {
    kind: 'antd',
    id: 'integration-ui-antd',
    use: async (page) => {
      await page.locator('button.ant-btn').click();
      await page.getByText('Enter a subject').waitFor();
    },
  },
  {
    kind: 'MUI',
    id: 'integration-ui-mui',
    use: async (page) => {
      await page.locator('button.MuiButton-root').click();
      await page.getByText('Enter a name').waitFor();
    },
  },
  {
    kind: 'Radix',
    id: 'integration-ui-radix',
    use: async (page) => {
      await page.getByRole('combobox', { name: 'Room' }).click();
      await page.getByRole('option', { name: 'Garden room' }).click();
      await page.getByRole('button', { name: 'Book the room' }).click();
      await page.getByText('Enter a host').waitFor();
      expect(await page.getByText('Choose a room').count()).toBe(0);
    },
  },
  {
    kind: 'Mantine',
    id: 'ui-kits-mantine',
    use: async (page) => {
      await page.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Editor' }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByText('Enter an email address').waitFor();
      expect(await page.getByText('Choose a role').count()).toBe(0);
    },
  },
  {
    kind: 'Chakra UI',
    id: 'ui-kits-chakra',
    use: async (page) => {
      await page.getByRole('combobox', { name: 'Workshop' }).selectOption('Accessible forms');
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('Enter your name').waitFor();
      expect(await page.getByText('Choose a workshop').count()).toBe(0);
    },
  },
  {
    kind: 'zod',
    id: 'vaild-zod',
    use: async (page) => {
      await page.getByRole('spinbutton').fill('7');
      await page.getByText('Enter at most 6').waitFor();
    },
  },
  {
    kind: 'JSON Schema',
    id: 'vaild-json-schema',
    use: async (page) => {
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('Enter the person you are visiting').waitFor();
    },
  },
  {
    kind: 'multi-file',
    id: 'custom-rating',
    use: async (page) => {
      await page.getByRole('radio', { name: '4 of 5 stars' }).check();
      expect(await page.locator('[data-filled="true"]').count()).toBe(4);
    },
  },
];

/** The components of shadcn's shape with files of each kind next to them, and another entry. */
const edited = (): DemoProject =>
  editedProject('shadcn-profile', ({ 'profile.tsx': profile, ...files }) => ({
    'Main.jsx': `import Profile from './profile';
import { label } from './texts/label';
import Amount from './Amount';
import data from './texts/data.json';
import own from './own.module.css';

export default function Main() {
  return (
    <section className={own.framed}>
      <h1>{label(data.title)}</h1>
      <Amount value={2} />
      <Profile />
    </section>
  );
}
`,
    'profile.tsx': profile,
    ...files,
    'texts/label.ts': `export const label = (text: string): string => text.toUpperCase();\n`,
    'texts/data.json': '{ "title": "edited" }\n',
    'Amount.js': `import { createElement } from 'react';\n\nexport default ({ value }) => createElement('output', null, value * 21);\n`,
    'own.module.css': `@import './base.css';\n\n.framed {\n  padding: 7px;\n}\n`,
    'base.css': 'h1 {\n  font-size: 33px;\n}\n',
  }));

let root: string;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-projects-'));
  const demos = demoProjects().filter(({ id }) => DEMOS.some((demo) => demo.id === id));
  expect(demos.map(({ id }) => id).sort()).toEqual(DEMOS.map(({ id }) => id).sort());
  const projects = [...demos, edited()];
  for (const project of projects) writeProject(project, path.join(root, project.id));
  const merge = (kind: keyof Manifest) =>
    Object.assign({}, ...projects.map(({ manifest }) => manifest[kind])) as Record<string, string>;
  await install(
    { dependencies: merge('dependencies'), devDependencies: merge('devDependencies') },
    root,
  );
});

afterAll(async () => {
  fs.rmSync(root, { recursive: true });
});

it('the project of edited code with files of each kind builds and runs', async () => {
  await npm(['run', 'build'], root, path.join(root, 'playground'));
  const dist = path.join(root, 'playground/dist');
  const server = await startPagesServer({ root: dist, base: '/', port: 0 });
  const { page, context, problems } = await openPage(browser, server.url);
  await page.goto(server.url);
  const heading = page.getByRole('heading', { name: 'EDITED' });
  await heading.waitFor();
  await page.getByRole('status').getByText('42').waitFor();
  await page.getByRole('button').last().waitFor();
  const styles = await heading.evaluate((own) => [
    getComputedStyle(own).fontSize,
    getComputedStyle(own.parentElement!).padding,
  ]);
  expect(styles).toEqual(['33px', '7px']);
  expect(problems).toEqual([]);
  await context.close();
  await server.close();
});

it.each(DEMOS)('the project of the $kind demo $id builds and runs', async ({ id, use }) => {
  await npm(['run', 'build'], root, path.join(root, id));
  const server = await startPagesServer({ root: path.join(root, id, 'dist'), base: '/', port: 0 });
  const { page, context, problems } = await openPage(browser, server.url);
  await page.goto(server.url);
  await use(page);
  expect(problems).toEqual([]);
  await context.close();
  await server.close();
});

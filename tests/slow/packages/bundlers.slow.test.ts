import fs from 'node:fs';
import path from 'node:path';
import { createScratchProject, type ScratchProject } from '../../support/packedLibrary';

jest.setTimeout(5 * 60_000);

const PAGE = `
import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { useForm } from 'bindform';

function Name() {
  return useForm({ name: '' }).render('name', { label: 'Name' })(createElement('input'));
}
createRoot(document.body).render(createElement(Name));
`;

const RULES = `mode: 'production', entry: './page.mjs', output: { path: __dirname + '/out' }`;

/** Each bundler with its versions, its configuration and its command for a production build. */
const BUNDLERS = [
  {
    name: 'Vite',
    packages: ['vite@8.3.4'],
    files: { 'index.html': '<script type="module" src="./page.mjs"></script>' },
    command: ['vite', 'build', '--outDir', 'out'],
  },
  {
    name: 'webpack',
    packages: ['webpack@5', 'webpack-cli@6'],
    files: { 'webpack.config.cjs': `module.exports = { ${RULES} };` },
    command: ['webpack'],
  },
  {
    name: 'Rspack',
    packages: ['@rspack/core@1', '@rspack/cli@1'],
    files: { 'rspack.config.cjs': `module.exports = { ${RULES} };` },
    command: ['rspack', 'build'],
  },
  {
    name: 'esbuild',
    packages: ['esbuild@0.28.2'],
    files: {},
    command: ['esbuild', 'page.mjs', '--bundle', '--minify', '--outdir=out'],
  },
] as { name: string; packages: string[]; files: Record<string, string>; command: string[] }[];

let project: ScratchProject;
afterEach(() => project?.remove());

it.each(BUNDLERS)(
  '$name leaves the sentences of the development build out of production',
  ({ packages, files, command }) => {
    project = createScratchProject(['react@19', 'react-dom@19', ...packages]);
    for (const [file, content] of Object.entries({ ...files, 'page.mjs': PAGE })) {
      project.write(file, content);
    }
    project.run('npx', command);
    const out = path.join(project.folder, 'out');
    const scripts = fs
      .readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => fs.readFileSync(path.join(out, name), 'utf8'));
    expect(scripts.some((text) => text.includes('[bindform] '))).toBe(true);
    expect(scripts.filter((text) => text.includes('No mounted form item'))).toEqual([]);
  },
);

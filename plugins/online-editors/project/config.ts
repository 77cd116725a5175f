import type { LibraryFiles } from '../libraryFiles';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Text of `index.html`. It is light whatever the system prefers, since UI kits are by default.
 *
 * @param title title of the demo
 * @param language BCP 47 tag of the demo's texts
 */
export const indexHtml = (title: string, language: string): string => `<!doctype html>
<html lang="${escapeHtml(language)}" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
    <style>
      body {
        margin: 2rem;
        font-family: system-ui, sans-serif;
        line-height: 1.5;
      }
      :is(button, input, select, textarea) {
        font: inherit;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

/**
 * Text of `vite.config.ts`.
 *
 * @param library the library, which lies in a folder of the project
 */
export function viteConfig({ name, entries }: LibraryFiles): string {
  const aliases = Object.entries(entries)
    .map(([specifier, { file }]) => {
      return `      { find: /^${escapeRegExp(specifier)}$/, replacement: '/${name}/${file}' },`;
    })
    .join('\n');
  return `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    // ${name} is part of this project, in the folder ${name}/.
    alias: [
${aliases}
    ],
  },
  // CodeSandbox shows the development server at its own address.
  server: { allowedHosts: ['.csb.app'] },
});
`;
}

/**
 * Text of `tsconfig.json`.
 *
 * @param library the library, which lies in a folder of the project
 */
export function tsConfig({ name, entries }: LibraryFiles): string {
  const typed = Object.entries(entries).filter(([, { types }]) => types);
  return json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      allowJs: true,
      strict: true,
      noEmit: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      types: ['vite/client'],
      paths: Object.fromEntries(
        typed.map(([specifier, { types }]) => [specifier, [`./${name}/${types}`]]),
      ),
    },
    include: ['src'],
  });
}

/** Text of `.codesandbox/tasks.json`, by which CodeSandbox knows what to start and which port to show. */
export const codeSandboxTasks = (): string =>
  json({
    setupTasks: [{ name: 'Install', command: 'npm install' }],
    tasks: {
      dev: {
        name: 'Development server',
        command: 'npm run dev',
        runAtStart: true,
        preview: { port: 5173 },
      },
    },
  });

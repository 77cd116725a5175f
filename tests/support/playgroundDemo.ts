import type { DemoAsset } from '../../plugins/demos/types';
import type { LibraryFiles } from '../../plugins/online-editors/libraryFiles';

/** A library small enough to be read at a glance. */
export const tinyLibrary: LibraryFiles = {
  name: 'bindform',
  version: '1.5.0',
  files: { 'dist/index.js': 'export {};\n', 'dist/styles.css': 'p {}\n' },
  entries: {
    bindform: { file: 'dist/index.js' },
    'bindform/styles.css': { file: 'dist/styles.css' },
  },
};

/**
 * A demo of two files.
 *
 * @param title title, by which the playground server distinguishes demos
 */
export const tinyDemo = (title: string): DemoAsset => ({
  id: 'vaild-basic',
  title,
  description: 'A field that must be filled in',
  keywords: ['validation'],
  dependencies: {
    'basic.tsx': { type: 'FILE', value: 'export default () => <p>Hello</p>;\n' },
    'parts/[id].tsx': { type: 'FILE', value: 'export const part = "<1>";\n' },
    react: { type: 'NPM', value: '19.3.1' },
  },
});

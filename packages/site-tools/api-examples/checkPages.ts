import path from 'node:path';
import { bindformReference, SITE_DIR } from '../../../plugins/api-reference/fixtures/bindform';
import { sourcePages } from '../../../plugins/api-reference/fixtures/pages';
import { checkExamples } from './checkExamples';
import { lintExamples } from './lintExamples';
import { readExamples } from './readExamples';

/** Compiles and lints the examples of all pages in both languages, and prints the problems. */
async function main(): Promise<void> {
  const definitions = Object.values(await bindformReference());
  const examples = ['docs', 'i18n'].flatMap((folder) =>
    sourcePages(folder).flatMap(({ file, mdx }) => readExamples(file, mdx)),
  );
  const exported = definitions.map(({ kind, name }) => (kind === 'type' ? `type ${name}` : name));
  const libraryImport = `import { ${exported.join(', ')} } from 'bindform';`;
  const tsConfig = path.join(SITE_DIR, 'tsconfig.json');
  const mistakes = [
    ...checkExamples(examples, { root: SITE_DIR, tsConfig, libraryImport }),
    ...(await lintExamples(examples, libraryImport)),
  ];
  if (mistakes.length > 0) console.error(mistakes.join('\n'));
  console.log(`${examples.length} examples, ${mistakes.length} mistakes`);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

void main();

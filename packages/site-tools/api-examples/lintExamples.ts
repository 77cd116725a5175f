import { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { exampleModule } from './exampleModule';
import type { Example } from './readExamples';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser as never },
      ...reactHooks.configs.flat.recommended,
    } as never,
  ],
});

/**
 * Lints the examples of pages with React's recommended rules, which are also the requirements of its compiler.
 *
 * @param examples the examples; unchecked ones are skipped
 * @param libraryImport import of all exports of the library
 * @returns one sentence per problem: file, line of the page, message and rule
 */
export async function lintExamples(examples: Example[], libraryImport: string): Promise<string[]> {
  const checked = examples.filter(({ noCheck }) => noCheck === undefined);
  const problems = await Promise.all(
    checked.map(async (example) => {
      const { text, linesBefore } = exampleModule(example, libraryImport);
      const [{ messages }] = await eslint.lintText(text, { filePath: 'example.tsx' });
      return messages.map(({ line, message, ruleId }) => {
        const where = `${example.file}:${Math.max(line - 1 - linesBefore + example.line, example.line)}`;
        return `${where}: ${message.split('\n')[0]} (${ruleId})`;
      });
    }),
  );
  return problems.flat();
}

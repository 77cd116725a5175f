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
 * Lints the examples of pages with the rules that React recommends, which are also what its compiler
 * accepts.
 *
 * @param examples the examples; those that are not checked are left out
 * @param libraryImport import of all that the library exports
 * @returns a sentence for each problem: file, line of the page, message and rule
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

import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../../..');
const FILE = path.join(ROOT, 'packages/bindform/src/hovers.tsx');

/** Code as users write it; each marked name is one that an editor is asked about. */
const CODE = `
import { FormItem, useForm, useSubscribe } from './index';
interface Model { name: string; age?: number; rows: { id: number }[] }
export function Example(initial: Model) {
  const /*1*/form = useForm(initial);
  const /*2*/name = useSubscribe(form, ({ /*3*/model }) => model.name);
  form./*4*/setValue('age', 3);
  const { /*5*/contextProps } = form;
  form.render('age', {
    rules: { validator: (/*6*/value) => value === 3 },
    formatChangeValue: (/*7*/event) => event.target.valueAsNumber,
    defineProps: ({ /*8*/setValue: set }) => ({ onClick: () => set(4) }),
  });
  <FormItem contextProps={contextProps} bindId="rows.0.id" getContent={(/*9*/options) => null} />;
  const /*10*/validated = form.validate('name');
  return [name, validated];
}
`;

/** What an editor shows for each marked name. */
function hovers(): string[] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, types: [], incremental: false }),
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = file === FILE ? CODE : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === FILE || ts.sys.fileExists(file),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return [...CODE.matchAll(/\/\*\d+\*\//g)].map(({ index, 0: mark }) => {
    const info = service.getQuickInfoAtPosition(FILE, index + mark.length);
    return ts.displayPartsToString(info?.displayParts).replace(/\s+/g, ' ');
  });
}

it('an editor shows types that a person can read', () => {
  expect(hovers()).toEqual([
    'const form: UseFormReturn<Model, Model>',
    'const name: string',
    '(parameter) model: Model',
    '(property) FormMethod<Model>.setValue: <"age">(id: "age", value: number | undefined) => void',
    'const contextProps: ContextProps<Model, Model>',
    '(parameter) value: number | undefined',
    '(parameter) event: React.ChangeEvent<HTMLInputElement, Element>',
    '(method) FormItemMethod<number | undefined>.setValue(value: number | undefined): void',
    '(parameter) options: GetContentOptions<Model, number>',
    'const validated: Promise<void[]>',
  ]);
});

import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { createScratchProject, type ScratchProject } from '../../support/packedLibrary';

jest.setTimeout(180_000);

const FORM = `
import { Form, FormItem, useForm, useSubscribe, type FieldPath, type UseFormReturn } from 'bindform';
import { readFormData } from 'bindform/actions';
import { usePersist } from 'bindform/persist';
import { useUndo } from 'bindform/undo';
import 'bindform/styles.css';

interface Model { name: string; age?: number; rows: { id: number; note?: string }[] }

export function Account({ initial }: { initial: Model }) {
  const form: UseFormReturn<Model> = useForm(initial, { labelPosition: 'top' });
  const ids = useSubscribe(form, ({ model }) => model.rows.map(({ id }) => id));
  const path: FieldPath<Model> = 'rows.0.note';
  // Each entry has declarations of its own.
  useUndo(form);
  usePersist(form, { key: 'account' });
  // @ts-expect-error: the model has no such field
  form.render('nam');
  // @ts-expect-error: the value is a number
  form.setValue('rows.0.id', 'x');
  return (
    <Form contextProps={form.contextProps} onSubmit={(values) => values.name.trim()}>
      <FormItem contextProps={form.contextProps} bindId="name" rules={{ validator: (name) => name.length < 2 }}>
        <input />
      </FormItem>
      {/* @ts-expect-error: the model has no such field */}
      <FormItem contextProps={form.contextProps} bindId="nam" />
      {form.render('age', { formatChangeValue: ({ target }) => target.valueAsNumber })(<input />)}
      {ids.map((id, index) => (
        <div key={id}>{form.render(\`rows.\${index}.note\`)(<input />)}</div>
      ))}
      {form.render(path)(<input />)}
    </Form>
  );
}
export const values: Model = readFormData(new FormData(), { name: '', rows: [] } as Model);
`;

let project: ScratchProject;
afterEach(() => project?.remove());

it.each(['5.4.5', '5.6.3', '5.9.3', '6.0.3'])(
  'TypeScript %s accepts the types, in its strictest settings',
  (version) => {
    project = createScratchProject(['react@19', '@types/react@19', `typescript@${version}`]);
    project.write('Account.tsx', FORM);
    project.write('tsconfig.json', {
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noPropertyAccessFromIndexSignature: true,
        skipLibCheck: false,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
        moduleResolution: 'bundler',
        module: 'esnext',
      },
      include: ['Account.tsx'],
    });
    const tsc = path.join(project.folder, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  },
);

import { useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileTabs } from '../FileTabs';
import { FileNameForm } from './FileNameForm';
import { FileStatus } from './FileStatus';
import { useFileTools } from './useFileTools';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

function Host() {
  const root = useRef<HTMLDivElement>(null);
  const [files, change] = useState<Record<string, string>>({ 'App.tsx': 'app', 'a.css': 'a' });
  const [selected, onSelect] = useState('App.tsx');
  const tools = useFileTools({ root, current: () => files, change, selected, onSelect });
  const id = (file: string) => `id-${file}`;
  return (
    <div ref={root}>
      <FileTabs
        files={Object.keys(files)}
        selected={selected}
        tabId={id}
        panelId={id}
        faulty={[]}
        onSelect={onSelect}
        onRename={tools.askForName}
        onDelete={tools.remove}
      />
      <button onClick={tools.askForNew}>New</button>
      {tools.asking && <FileNameForm from={tools.asking.from} tools={tools} />}
      <FileStatus {...tools} />
      <output>{JSON.stringify(files)}</output>
    </div>
  );
}

const user = userEvent.setup();
const files = () => JSON.parse(document.querySelector('output')!.textContent) as object;
const tab = (name: string) => screen.getByRole('tab', { name });
const said = () => document.querySelector('span[role="status"]')!.textContent;

beforeEach(() => render(<Host />));

it('asks for a name again until it is right, and says what is wrong', async () => {
  await user.click(screen.getByRole('button', { name: 'New' }));
  const field = screen.getByRole('textbox', { name: 'Name of the new file' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/The name must end in .tsx/);
  for (const [typed, problem] of [
    ['', /Enter a name/],
    ['con.css', /Windows or the build tools reserve this name/],
    ['App.tsx', /A file with this name already exists/],
  ] as const) {
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    expect(field).toHaveAccessibleDescription(problem);
  }
  await user.clear(field);
  expect(field).toBeValid();
  await user.type(field, ' parts/b.json {Enter}');
  expect(files()).toEqual({ 'App.tsx': 'app', 'a.css': 'a', 'parts/b.json': '{}\n' });
  expect(field).not.toBeInTheDocument();
  expect(said()).toBe('parts/b.json was added.');
  expect(tab('parts/b.json')).toHaveAttribute('aria-selected', 'true');
});

it('renames with F2, with the name without its ending selected, and Escape leaves it', async () => {
  await user.click(tab('a.css'));
  await user.keyboard('{F2}');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New name of a.css' });
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe('a');
  await user.keyboard('{Escape}');
  expect(tab('a.css')).toHaveFocus();
  await user.keyboard('{F2}colors{Enter}');
  expect(files()).toEqual({ 'App.tsx': 'app', 'colors.css': 'a' });
  expect(tab('colors.css')).toHaveFocus();
  expect(said()).toBe('a.css is now colors.css.');
});

it('deletes with Delete and brings back, but keeps what is shown', async () => {
  await user.click(tab('App.tsx'));
  await user.keyboard('{Delete}');
  expect(said()).toBe('App.tsx is shown in the preview. You can rename it, but not delete it.');
  await user.keyboard('{ArrowRight}{Delete}');
  expect(files()).toEqual({ 'App.tsx': 'app' });
  expect(tab('App.tsx')).toHaveFocus();
  expect(said()).toBe('a.css was deleted.');
  // Another file may have the name by then.
  await user.click(screen.getByRole('button', { name: 'New' }));
  await user.type(screen.getByRole('textbox'), 'A.css{Enter}');
  await user.click(screen.getByRole('button', { name: 'Restore a.css' }));
  expect(files()).toEqual({ 'App.tsx': 'app', 'A.css': '', 'a-2.css': 'a' });
  expect(tab('a-2.css')).toHaveFocus();
  expect(said()).toBe('a-2.css was restored.');
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import type { CodeEditorProps } from './client/CodeEditor';
import { createCompiler } from './client/compiler';
import LiveEditor from './LiveEditor';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);
jest.mock('@generated/live-editing/default/frame.json', () => ({ document: '', packages: {} }), {
  virtual: true,
});
jest.mock('./client/compiler');
// The real one needs a browser.
jest.mock('./client/CodeEditor', () => ({
  CodeEditor: ({ label, initialText, viewRef, onEdit }: CodeEditorProps) => (
    <textarea
      aria-label={label}
      defaultValue={initialText}
      onChange={({ target }) => onEdit(target.value)}
      ref={(field) =>
        viewRef(
          field && {
            replace(text) {
              field.value = text;
              onEdit(text);
            },
            describe: () => undefined,
            destroy: () => undefined,
          },
        )
      }
    />
  ),
}));

const ORIGINAL = { 'a.ts': 'export const x = 1;', 'b.ts': "export { x } from './a';" };

const compile = jest.fn(() => new Promise<never>(() => undefined));
beforeEach(() => {
  compile.mockClear();
  jest.mocked(createCompiler).mockReturnValue({ compile, close: () => undefined });
  sessionStorage.clear();
});

it('says of edited code from a link that both have written it, until it is reset', () => {
  const edited = { ...ORIGINAL, 'a.ts': 'mine' };
  sessionStorage.setItem('live:playground:a', JSON.stringify({ edited }));
  render(<LiveEditor id="a" title="A" files={ORIGINAL} modules={[]} isForeign isPlayground />);
  expect(screen.getByText(/someone else.*your earlier edits.*press run/i)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText(/someone else wrote this code\. review it/i)).toBeVisible();
  expect(compile).not.toHaveBeenCalled();
});

it('builds no mixture of old and new files when it is reset', () => {
  jest.useFakeTimers();
  render(<LiveEditor id="a" title="A" files={ORIGINAL} modules={[]} />);
  const rest = () => act(() => jest.advanceTimersByTime(1000));
  const code = (file: string) => screen.getByLabelText(`Source of A, ${file}`);
  for (const [file, text] of Object.entries(ORIGINAL)) {
    fireEvent.change(code(file), { target: { value: text.replace(' x ', ' y ') } });
  }
  rest();
  compile.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  rest();
  expect(code('b.ts')).toHaveValue(ORIGINAL['b.ts']);
  expect(new Set(compile.mock.calls.map((call) => JSON.stringify(call)))).toEqual(
    new Set([JSON.stringify([ORIGINAL, 'a.ts'])]),
  );
  jest.useRealTimers();
});

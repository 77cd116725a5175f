import { changedApi } from './changedApi';

const REPORT = `## API Report File for "bindform"

\`\`\`ts

import type { ReactNode } from 'react';

// @public
export interface FormProps extends SharedConfig {
    children?: ReactNode;
    direction?: 'row' | 'column';
}

// @public
interface SharedConfig {
    labelPosition?: 'row' | 'top';
    readOnly?: boolean;
}

// @public
type TriggerName = 'change' | 'blur' | 'manual';
\`\`\`
`;

const changed = (from: string, to: string) => changedApi(REPORT, REPORT.replace(from, to));

test.each([
  ["    labelPosition?: 'row' | 'top';\n", '', ["- SharedConfig: labelPosition?: 'row' | 'top';"]],
  [
    'readOnly?: boolean',
    'locked?: boolean',
    ['- SharedConfig: readOnly?: boolean;', '+ SharedConfig: locked?: boolean;'],
  ],
  [
    "'row' | 'column'",
    "'column'",
    ["- FormProps: direction?: 'row' | 'column';", "+ FormProps: direction?: 'column';"],
  ],
  [
    " | 'manual'",
    '',
    [
      "- TriggerName: type TriggerName = 'change' | 'blur' | 'manual';",
      "+ TriggerName: type TriggerName = 'change' | 'blur';",
    ],
  ],
  [
    ' extends SharedConfig',
    '',
    [
      '- FormProps: export interface FormProps extends SharedConfig {',
      '+ FormProps: export interface FormProps {',
    ],
  ],
  [
    'children?: ReactNode;',
    'children?: ReactNode;\n    children?: ReactNode;',
    ['+ FormProps: children?: ReactNode;'],
  ],
  ["import type { ReactNode } from 'react';", '', ["- import type { ReactNode } from 'react';"]],
])('%p becomes %p', (from, to, expected) => {
  expect(changed(from, to)).toEqual(expected);
});

test('the same report with other line endings has no changes', () => {
  expect(changedApi(REPORT.replaceAll('\n', '\r\n'), REPORT)).toEqual([]);
});

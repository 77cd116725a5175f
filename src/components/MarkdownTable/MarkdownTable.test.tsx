import { render, screen } from '@testing-library/react';
import { MarkdownTable } from '.';

let locale = 'en-US';
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ i18n: { currentLocale: locale } }));
jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }, { columns }: { columns: string }) =>
    message.replace('{columns}', columns),
}));

const table = (
  <MarkdownTable>
    <thead>
      <tr>
        <th>Name</th>
        <th>
          <code>type</code> of it
        </th>
        <th />
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>a</td>
        <td>b</td>
        <td>c</td>
      </tr>
    </tbody>
  </MarkdownTable>
);

test.each([
  ['en-US', 'Table: Name and type of it'],
  ['zh-CN', 'Table: Name和type of it'],
])('the keyboard reaches the table, which is named by its columns (%s)', (language, name) => {
  locale = language;
  render(table);
  const box = screen.getByRole('group', { name });
  expect(box.tabIndex).toBe(0);
  expect(box).toContainElement(screen.getByRole('table'));
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { row, table } from '../fixtures/view';
import type { DetailsView, RowView, TableView } from '../pages/views';
import API, { type APIProps } from '../theme/API';

jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_all, name: string) => values[name]),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: jest.requireActual<{ Link: unknown }>('react-router-dom').Link,
}));

const inPage = (node: ReactNode) => <MemoryRouter>{node}</MemoryRouter>;
const show = (data: APIProps['data'], id = 'Field') => render(inPage(<API id={id} data={data} />));
const showRows = (...rows: RowView[]) => show(table(rows));
const theTable = () => screen.getByRole('table', { name: 'API of Field' });
const many = (count: number) => Array.from({ length: count }, (_, index) => row(`prop${index}`));

describe('a table', () => {
  it('shows name, type, default, required, since and description of a property', () => {
    showRows(
      row('label', {
        required: true,
        default: "'row'",
        since: '1.2.0',
        description: [['The text ', { text: 'beside', code: true }, ' it.']],
      }),
      row('width'),
    );
    const headings = within(theTable()).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Name',
      'Type',
      'Default',
      'Required',
      'Since',
    ]);
    const [label, width] = within(theTable()).getAllByRole('rowheader');
    expect(label.closest('tr')).toHaveTextContent("labelstring'row'Required1.2.0");
    expect(width.closest('tr')).toHaveTextContent(/^widthstring$/);
    expect(within(theTable()).getByText('beside').tagName).toBe('CODE');
  });

  it('leaves out columns that say nothing', () => {
    showRows(row('label'));
    const headings = within(theTable()).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual(
      expect.not.arrayContaining(['Default', 'Required', 'Since']),
    );
  });

  it('gives each property a link to its own row', () => {
    const { container } = showRows(row('label'));
    const link = screen.getByRole('link', { name: 'label' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/#Field-label$/));
    expect(container.querySelector('#Field-label')).toContainElement(link);
  });

  it('links the named types in a type', () => {
    const pieces = [{ text: 'Rules', href: '/types/rules' }, ' | null'];
    showRows(row('rules', { type: { pieces } }));
    expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/types/rules');
    expect(theTable()).toHaveTextContent('Rules | null');
  });

  it('marks a description without translation with its language', () => {
    showRows(row('label', { isEnglish: true }));
    expect(screen.getByText('About label.')).toHaveAttribute('lang', 'en');
  });
});

describe('a type with an inside', () => {
  const nested = row('address', {
    type: {
      pieces: ['Address[]'],
      details: {
        kind: 'array',
        element: {
          kind: 'object',
          rows: [
            row('city', { required: true }),
            row('kind', {
              type: {
                pieces: ['Kind'],
                details: {
                  kind: 'union',
                  options: [
                    { type: { pieces: ["'home'"] }, description: [['Where one lives.']] },
                    { type: { pieces: ["'work'"] }, description: [] },
                  ],
                },
              },
            }),
          ],
        },
      },
    },
  });

  it('is closed at first and opens level by level', async () => {
    showRows(nested);
    expect(screen.getByText('About city.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Each element'));
    expect(screen.getByText('About city.')).toBeVisible();
    expect(screen.getByText('Where one lives.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Allowed types'));
    expect(screen.getByText('Where one lives.')).toBeVisible();
    expect(screen.getByText("'work'")).toBeVisible();
    await userEvent.click(screen.getByText('Each element'));
    expect(screen.getByText('About city.')).not.toBeVisible();
  });

  it('says which of its properties may be left out', () => {
    showRows(nested);
    expect(screen.getByText('city').closest('li')).toHaveTextContent('Required: Yes');
    expect(screen.getByText('kind?').closest('li')).toHaveTextContent('Required: No');
  });

  it('shows parameters and result of a function', async () => {
    const returns = { type: { pieces: ['boolean'] }, description: [['Whether it is valid.']] };
    const details: DetailsView = { kind: 'function', parameters: [row('value')], returns };
    showRows(row('check', { type: { pieces: ['(value: string) => boolean'], details } }));
    await userEvent.click(screen.getByText('Parameters and result'));
    expect(screen.getByText('About value.')).toBeVisible();
    expect(screen.getByText('Whether it is valid.')).toBeVisible();
  });
});

describe('a definition', () => {
  it.each([
    ['alpha', 'Alpha'],
    ['beta', 'Beta'],
    ['experimental', 'Experimental'],
    ['deprecated', 'Deprecated'],
  ] as const)('has the label %s, and so has a property', (label, word) => {
    show(table([row('label', { label })], { label }));
    expect(screen.getAllByText(word)).toHaveLength(2);
    expect(within(theTable()).getByRole('rowheader')).toHaveTextContent(word);
  });

  it('says what replaces what is deprecated', () => {
    const replacement = [['since 1.4.1, use ', { text: 'forceUpdate', code: true }]];
    showRows(row('setState', { label: 'deprecated', replacement, description: [] }));
    expect(theTable()).toHaveTextContent('Deprecated');
    expect(theTable()).toHaveTextContent('since 1.4.1, use forceUpdate');
  });

  it('shows each way to call a function, with what it returns', () => {
    const returns = { type: { pieces: ['void[]'] }, description: [['All went well.']] };
    const data: TableView = table([], {
      signatures: [
        { text: ['validate(ids?)'], parameters: [row('ids')], returns },
        {
          text: ['reset()'],
          parameters: [],
          returns: { type: { pieces: ['void'] }, description: [] },
        },
      ],
    });
    show(data);
    expect(screen.getByText('validate(ids?)')).toBeVisible();
    expect(screen.getByText('All went well.')).toBeVisible();
    expect(screen.getByText('reset()')).toBeVisible();
    expect(screen.getAllByText(/^Returns/)).toHaveLength(1);
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('lists what a union allows', () => {
    const options = [
      { type: { pieces: ["'change'"] }, description: [['After each change.']] },
      { type: { pieces: ["'blur'"] }, description: [] },
    ];
    show(table([], { options }));
    const list = screen.getByRole('list', { name: 'API of Field' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list).toHaveTextContent('After each change.');
  });

  it.each([
    ['disabled', 'apiParser must be enabled to use auto-generated API'],
    ['resolving', 'Properties definition is resolving, wait a moment...'],
    ['missing', 'Properties definition not found for Field component'],
  ] as const)('that is %s is reported with its fixed message', (state, message) => {
    show({ state });
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the filter', () => {
  const filter = () => screen.queryByRole('searchbox', { name: 'Filter properties' });
  const shownNames = () =>
    within(theTable())
      .getAllByRole('rowheader')
      .map((heading) => heading.textContent);

  it('comes with more than 12 rows', () => {
    const { unmount } = show(table(many(12)));
    expect(filter()).toBeNull();
    unmount();
    show(table(many(13)));
    expect(filter()).toBeVisible();
  });

  it('keeps rows with all words in name, type or description, and says how many', async () => {
    const rows = [
      ...many(12),
      row('labelWidth', { type: { pieces: ['number'] }, description: [['Width of the label.']] }),
      row('title', { description: [['The label of all.']] }),
    ];
    show(table(rows));
    await userEvent.type(filter()!, 'LABEL');
    expect(shownNames()).toEqual(['labelWidth', 'title']);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 14');
    await userEvent.type(filter()!, ' number');
    expect(shownNames()).toEqual(['labelWidth']);
    await userEvent.clear(filter()!);
    expect(shownNames()).toHaveLength(14);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows all rows again when a link leads to one of them, and goes there', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.id);
    };
    show(table([...many(12), row('title')]));
    await userEvent.type(filter()!, 'prop');
    await userEvent.clear(filter()!);
    expect(shown).toEqual([]);
    await userEvent.type(filter()!, 'title');
    await userEvent.click(screen.getByRole('link', { name: 'title' }));
    expect(filter()).toHaveValue('');
    expect(shownNames()).toHaveLength(13);
    expect(shown).toEqual(['Field-title']);
  });
});

import type { Generated } from '../generated';
import { customize, type Customization } from './customize';

interface Item {
  label: string;
  items?: Item[];
}

const GENERATED: Generated<Item>[] = [
  {
    key: 'intro',
    item: { label: 'Docs' },
    items: [{ key: 'intro/Start', item: { label: 'Start' } }],
  },
  { key: 'api', item: { label: 'API' } },
];

const names = (items: Item[]): unknown[] =>
  items.map(({ label, items: inner }) => (inner ? [label, ...names(inner)] : label));

describe('customize', () => {
  it.each<[string, Customization<Item>, unknown[]]>([
    ['nothing', {}, [['Docs', 'Start'], 'API']],
    [
      'an override',
      { override: { api: { label: 'Reference' } } },
      [['Docs', 'Start'], 'Reference'],
    ],
    [
      'an override of the second level',
      { override: { 'intro/Start': { label: 'Begin' } } },
      [['Docs', 'Begin'], 'API'],
    ],
    [
      'an override with entries of its own',
      { override: { intro: { items: [{ label: 'Other' }] } } },
      [['Docs', 'Other'], 'API'],
    ],
    ['a removal', { override: { intro: false } }, ['API']],
    ['a removed second level', { override: { 'intro/Start': false } }, ['Docs', 'API']],
    ['prepended entries', { prepend: [{ label: 'News' }] }, ['News', ['Docs', 'Start'], 'API']],
    ['appended entries', { append: [{ label: 'Blog' }] }, [['Docs', 'Start'], 'API', 'Blog']],
  ])('applies %s', (_what, customization, expected) => {
    expect(names(customize(GENERATED, customization, 'override'))).toEqual(expected);
  });

  it('refuses an override of what does not exist', () => {
    expect(() => customize<Item>(GENERATED, { override: { apii: false } }, 'override')).toThrow(
      'The navigation option "override" names "apii", which does not exist. Name one of: intro, intro/Start, api.',
    );
  });
});

import { customize } from './configured/customize';
import { navbarItems } from './navbarItems';
import type { NavigationSection } from './sections';

const page = (id: string) => ({ id, file: `docs/${id}.mdx`, isTranslated: false });

const SECTIONS: NavigationSection[] = [
  {
    id: 'intro',
    title: 'Docs',
    groups: [
      { key: 'Start', title: 'Start', pages: [page('intro/start'), page('intro/install')] },
      { key: 'More', title: 'More', pages: [page('intro/layout')] },
    ],
  },
  { id: 'api', title: 'API', groups: [{ pages: [page('api/a.b')] }] },
];

/** `api/hidden` is not in the navigation. */
const IDS = ['intro/start', 'intro/install', 'intro/layout', 'api/a.b', 'api/hidden'];

const items = (levels?: 1 | 2) => {
  const addresses = new Map(IDS.map((id) => [id, `/base/${id}`]));
  return customize(navbarItems(SECTIONS, addresses, levels), {}, 'override');
};

const activeOn = (pattern: unknown, path: string) => new RegExp(String(pattern), 'i').test(path);

describe('navbarItems', () => {
  it('leads from a section to its first page, and from each group to its own', () => {
    const [intro] = items();
    expect(intro).toMatchObject({ label: 'Docs', to: '/base/intro/start', position: 'left' });
    expect(intro.items).toMatchObject([
      { label: 'Start', to: '/base/intro/start' },
      { label: 'More', to: '/base/intro/layout' },
    ]);
  });

  it('has no second level for a section without groups', () => {
    expect(items()[1]).not.toHaveProperty('items');
  });

  it('has plain links with one level', () => {
    const [intro] = items(1);
    expect(intro).toMatchObject({ label: 'Docs', to: '/base/intro/start' });
    expect(intro).not.toHaveProperty('items');
    expect(activeOn(intro.activeBaseRegex, '/base/intro/layout')).toBe(true);
  });

  it('does not name the pages of a whole folder, which would be in the scripts of every page', () => {
    const [intro] = items(1);
    expect(intro.activeBaseRegex).not.toMatch(/start|install|layout/);
  });

  it.each([
    ['/base/intro/start', [true, true, false, false]],
    ['/base/intro/install/', [true, true, false, false]],
    ['/base/intro/layout', [true, false, true, false]],
    ['/base/api/a.b', [false, false, false, true]],
    ['/base/api/axb', [false, false, false, false]],
    ['/base/api/hidden', [false, false, false, false]],
    ['/base/', [false, false, false, false]],
    ['/base/intro/removed', [true, false, false, false]],
    ['/base/intro/start/again', [false, false, false, false]],
  ])('marks on %s what is active: section, groups, other section', (path, expected) => {
    const [intro, api] = items();
    const entries = [intro, ...(intro.items ?? []), api];
    expect(entries.map((entry) => activeOn(entry.activeBaseRegex, path))).toEqual(expected);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import library from '../../packages/bindform/package.json';
import measured from '../../src/components/benchmark/library.json';
import { builtDocument } from '../support/builtDocument';
import { LOCALES, SITE_DIR } from '../support/site';

/** Most that the whole library may weigh (bytes); see tests/slow/packages/packaging.slow.test.ts. */
const WHOLE_LIBRARY = 10_600;

const FORMS = ['bindform', 'react-hook-form', 'formik', 'antd'];

describe.each(LOCALES)('the home page in $id', ({ id, prefix }) => {
  const page = () => builtDocument(`${prefix}index.html`);
  const fact = (name: string) => page()(`[data-fact="${name}"] dd`).text();

  it('says in its title what it is', () => {
    expect(page()('title').first().text()).toBe(
      {
        'en-US': 'React forms that follow your data | Bindform',
        'zh-CN': '让表单跟着数据走：轻量的 React 表单库 | Bindform',
      }[id],
    );
  });

  it('has the figures of the repository', () => {
    const kilobytes = Number.parseFloat(fact('bytes'));
    expect(kilobytes).toBeGreaterThan(5);
    expect(kilobytes * 1000).toBeLessThanOrEqual(WHOLE_LIBRARY);
    const { dependencies = {} } = library as { dependencies?: object };
    expect(fact('dependencies')).toBe(String(Object.keys(dependencies).length));
    expect(fact('renders')).toBe(String(measured.figures[1000].bindform.keystroke.renders));
    const react = fact('react').split(' – ');
    expect(library.peerDependencies.react).toBe(`>=${react[0]}`);
    expect(Number.parseInt(fact('tests').replace(',', ''), 10)).toBeGreaterThan(1000);
  });

  it.each(FORMS)('shows the form of %s as it is tested, with its version and lines', (name) => {
    const file = path.join(SITE_DIR, `plugins/comparison/forms/${name}.tsx`);
    const source = fs.readFileSync(file, 'utf8');
    const $ = page();
    const shown = $(`[role="tabpanel"] pre`).eq(FORMS.indexOf(name)).text();
    if (id === 'en-US') expect(shown.trim()).toBe(source.trim());
    expect(shown.split('\n')).toHaveLength(source.split('\n').length);
    const manifest = path.join(SITE_DIR, 'node_modules', name, 'package.json');
    const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string };
    const row = $(`#comparison`).closest('section').find(`tr[data-subject="${name}"]`);
    expect(row.find('th').text()).toContain(version);
    const lines = source.split('\n').filter((line) => line.trim()).length;
    expect(row.find('td').last().text()).toBe(String(lines));
  });

  it('has a form to try in each feature, and a page that says more', () => {
    const $ = page();
    const cards = $('#features').closest('section').find('li:has(h3)').toArray();
    expect(cards).toHaveLength(6);
    const poor = cards.filter(
      (card) =>
        $(card).find('[data-demo-preview] input, .type-hint').length === 0 ||
        $(card).find('a[href]').length === 0,
    );
    expect(poor.map((card) => $(card).find('h3').text())).toEqual([]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { countLines } from '../../plugins/comparison/measureForm';
import {
  GUIDE_FORMS,
  GUIDE_LIBRARIES,
  type GuideLibrary,
} from '../../plugins/comparison/guideForms';
import renders from '../../plugins/comparison/guideRenders.json';
import { builtDocument } from '../support/builtDocument';
import { LOCALES, SITE_DIR } from '../support/site';

const IDS = Object.keys(GUIDE_LIBRARIES) as GuideLibrary[];

const sourceOf = (form: string, id: string) =>
  fs.readFileSync(path.join(SITE_DIR, `plugins/comparison/guide/${form}/${id}.tsx`), 'utf8');

const versionOf = (id: GuideLibrary) => {
  const folder = path.join(SITE_DIR, 'node_modules', GUIDE_LIBRARIES[id].package);
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

describe.each(LOCALES)('the comparison in $id', ({ id: locale, prefix }) => {
  const $ = builtDocument(`${prefix}guides/comparison.html`);
  const charts = $('[data-chart]').toArray();
  const row = (chart: number, id: string) => $(charts[chart]).find(`tr[data-subject="${id}"]`);

  it('has three charts of sizes, and one of renders', () => {
    expect(charts).toHaveLength(GUIDE_FORMS.length + 1);
    const counted = IDS.map((id) => row(2, id).find('td').text());
    expect(counted).toEqual(IDS.map((id) => String(renders.lines[id])));
  });

  it.each(GUIDE_FORMS)('shows the code, the lines and the versions of the form %s', (form) => {
    const at = GUIDE_FORMS.indexOf(form);
    const chart = [0, 1, 3][at];
    const panels = $('[data-compared-code]').eq(at).find('[role="tabpanel"] pre');
    IDS.forEach((id, index) => {
      const source = sourceOf(form, id);
      expect(row(chart, id).find('th').text()).toContain(versionOf(id));
      expect(row(chart, id).find('td').last().text()).toBe(String(countLines(source)));
      const shown = panels.eq(index).text().trim();
      expect(shown.split('\n')).toHaveLength(source.trim().split('\n').length);
      if (locale === 'en-US') expect(shown).toBe(source.trim());
      else expect(shown).not.toMatch(/Sign up|Enter the|Add a line|Tax ID/);
    });
  });
});

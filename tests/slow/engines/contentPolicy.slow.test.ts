import { builtPages } from '../../support/builtPages';
import { DEMO_WORDS } from '../../support/demos';
import { engineEditorOn } from '../../support/engines/engineEditor';
import { ENGINES, openIn } from '../../support/engines/engines';
import { calling, createReader, type Reader } from '../../support/engines/reader';
import { until } from '../../support/engines/until';
import { addForeignParts } from '../../support/foreignParts';
import { counter } from '../../support/liveEditor';
import { openParts, operateDemos } from '../../support/operateDemos';
import { SEARCH_WORDS } from '../../support/searchDialog';
import { LOCALES, type SiteLocale } from '../../support/site';
import { startWatchedSite, type WatchedSite } from '../../support/watchedSite';

jest.setTimeout(300_000);

/** Every page but those of single demos, of which there is one: they differ in their demo alone. */
const addresses = (locale: SiteLocale) => [
  ...builtPages(locale).filter((path) => !path.startsWith('~demos/')),
  '~demos/start-basic',
];

/** What each kit opens, and what is chosen there. */
const KITS = [
  { id: 'integration-ui-antd', opener: '.ant-select', choice: '.ant-select-item-option' },
  { id: 'integration-ui-antd', opener: '.ant-picker', choice: 'td.ant-picker-cell-in-view' },
  { id: 'integration-ui-mui', opener: '[role="combobox"]', choice: '[role="option"]' },
  { id: 'integration-ui-radix', opener: '[role="combobox"]', choice: '[role="option"]' },
];

/** What is stopped of the foreign parts, in each engine. */
const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'form-action',
  'frame-src',
  'img-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-elem',
];

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite();
});
afterAll(() => site.close());

describe.each(ENGINES)('the policy in $engine', (engine) => {
  describe.each(LOCALES)('in $id', (locale) => {
    const words = { ...DEMO_WORDS[locale.id], ...SEARCH_WORDS[locale.id] };
    let reader: Reader;
    beforeAll(async () => {
      reader = createReader(await openIn(engine, locale.id), locale, site.url);
    });
    afterAll(() => reader?.page.close());
    beforeEach(() => {
      site.stopped();
    });

    /** Chooses a color mode in the menu of the page. */
    async function choose(mode: 'light' | 'dark') {
      const { t, click, clickOn, is } = reader;
      await clickOn(
        `[...document.querySelectorAll('.navbar button')].find((each) => each.getAttribute('aria-label')?.startsWith('${t('Color mode', '颜色模式')}'))`,
      );
      await click('menuitemradio', mode === 'dark' ? t('Dark', '深色') : t('Light', '浅色'));
      await is(`document.documentElement.dataset.theme === '${mode}'`);
    }

    it('stops nothing on any page, in both modes', async () => {
      await reader.open('intro/start');
      await choose('dark');
      for (const address of addresses(locale)) {
        await reader.open(address);
        await reader.page.run(calling(operateDemos));
        await reader.page.run(calling(openParts));
      }
      await reader.open('intro/start');
      await choose('light');
      for (const address of addresses(locale)) await reader.open(address);
      expect(site.stopped()).toEqual([]);
    }, 900_000);

    it.each(['dark', 'light'] as const)('stops no kit that opens its lists in %s', async (mode) => {
      const { open, runDemo, openDemo, clickOn, is, page, value } = reader;
      await open('intro/integration-ui');
      await choose(mode);
      for (const { id, opener, choice } of KITS) {
        await runDemo(id);
        const control = `document.querySelector('[data-demo="${id}"] ${opener}')`;
        const chosen = `(${control}.querySelector('input')?.value || ${control}.textContent)`;
        const before = await value<string>(chosen);
        await clickOn(control);
        // antd measures its lists in place before it fades them in: a reader does not see these yet.
        const shown = `[...document.querySelectorAll('${choice}')].find((each) => each.checkVisibility({ opacityProperty: true }))`;
        await clickOn(shown);
        await is(`${shown} === undefined`);
        await is(`${chosen} !== ${JSON.stringify(before)}`);
      }
      await openDemo('intro/start', 'start-ui-kit');
      await page.run(calling(operateDemos));
      expect(site.stopped()).toEqual([]);
    });

    it('stops nothing while a reader searches, goes on, edits and plays', async () => {
      const { open, runDemo, click, is, heading, page, t } = reader;
      await open('errors/BF002');
      await click('button', words.search);
      await is(`document.activeElement.getAttribute('role') === 'combobox'`);
      await page.type(words.query);
      await is(`document.querySelector('dialog[open] [role="option"]') !== null`);
      // The first clears the field, the next closes the dialog.
      await until('the dialog to be closed', async () => {
        await page.press('Escape');
        return reader.value<boolean>(`document.querySelector('dialog[open]') === null`);
      });
      // Inside the app, so the policy of this page goes on.
      await page.run(`document.querySelector('.navbar a[href$="/intro/start"]').click()`);
      await runDemo('start-basic');
      await click('button', t('Edit code', '编辑代码'), '[data-demo="start-basic"]');
      const editor = await engineEditorOn(page);
      await editor.write(counter('Edited'));
      await editor.preview('Edited 0');
      await page.run(`document.querySelector('.navbar a[href$="/playground"]').click()`);
      await heading(t('Playground', '演练场'));
      const playground = await engineEditorOn(page);
      await playground.write(counter('Played'));
      await playground.preview('Played 0');
      expect(site.stopped()).toEqual([]);
    });

    it('stops what others put into a page', async () => {
      const { open, page, value } = reader;
      await open('intro/start');
      await page.run(calling(addForeignParts, [new URL(site.url).origin, site.url]));
      const stopped = new Set<string>();
      await until('all parts to be stopped', async () => {
        for (const report of site.stopped()) stopped.add(report.split(' ')[1]);
        return stopped.size >= DIRECTIVES.length;
      });
      expect([...stopped].sort()).toEqual(DIRECTIVES);
      expect(await value('document.documentElement.dataset.ran ?? null')).toBeNull();
    });
  });
});

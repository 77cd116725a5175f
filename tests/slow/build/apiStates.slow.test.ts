import { browser, hydrated, openPage } from '../../support/browser';
import { startApiFixture, type ApiFixture } from '../../support/apiFixture';
import { LOCALES } from '../../support/site';

/** A cold development server on a busy machine (ms). */
const START_PATIENCE = 180_000;

const WORDS = {
  'en-US': {
    disabled: 'apiParser must be enabled to use auto-generated API',
    resolving: 'Properties definition is resolving, wait a moment...',
    missing: 'Properties definition not found for Nonesuch component',
    labels: ['Alpha', 'Experimental', 'Beta', 'Deprecated'],
  },
  'zh-CN': {
    disabled: '需启用 apiParser 才能使用自动生成的 API',
    resolving: '正在解析属性定义，请稍候……',
    missing: '未找到 Nonesuch 组件的属性定义',
    labels: ['Alpha', '实验性', 'Beta', '已弃用'],
  },
} as const;

describe.each(LOCALES)('an API table under development in $id', ({ id }) => {
  const words = WORDS[id];
  let fixture: ApiFixture;
  beforeAll(async () => {
    fixture = await startApiFixture(id);
  }, START_PATIENCE);
  afterAll(() => fixture?.close());

  it(
    'is resolving, then there or missing, and says so without the parser',
    async () => {
      const { page, context } = await openPage(browser, fixture.url, { locale: id });
      await page.goto(fixture.url);
      await hydrated(page);
      const states = page.locator('article').getByRole('status');
      expect(await states.allInnerTexts()).toEqual(Array(4).fill(words.resolving));
      expect(await page.getByRole('table').count()).toBe(0);

      // The page follows by itself once the source has been read.
      fixture.release();
      await page.getByRole('table').first().waitFor({ timeout: 60_000 });
      expect(await states.allInnerTexts()).toEqual([words.missing]);
      expect(await page.getByRole('table').count()).toBe(3);
      for (const label of words.labels) {
        expect(await page.getByText(label, { exact: true }).count()).toBeGreaterThan(0);
      }
      const deprecated = page.locator('[id="FieldMethod-setAll"]');
      expect(await deprecated.innerText()).toMatch(/1\.1\.0.*set/s);

      fixture.setParser(false);
      await page.getByText(words.disabled).first().waitFor({ timeout: 60_000 });
      expect(await states.allInnerTexts()).toEqual(Array(4).fill(words.disabled));
      expect(await page.getByRole('table').count()).toBe(0);
      await context.close();
    },
    START_PATIENCE,
  );
});

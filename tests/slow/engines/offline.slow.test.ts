import { startChangingSite, type ChangingSite } from '../../support/changingSite';
import { ENGINES, openIn } from '../../support/engines/engines';
import { createReader, type Reader } from '../../support/engines/reader';
import { until } from '../../support/engines/until';
import { LOCALES } from '../../support/site';

jest.setTimeout(180_000);

/** What is stored for the site, once a promise in the page has told. */
const STORED = `
  Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]).then(([names, workers]) => {
    document.body.dataset.stored = names.length + ' ' + workers.length;
  });`;

describe.each(ENGINES)('offline reading with $engine', (engine) => {
  const [locale] = LOCALES;
  let site: ChangingSite;
  let reader: Reader;
  let shared: string | undefined;

  beforeAll(async () => {
    site = await startChangingSite();
    shared = process.env.BINDFORM_SITE_URL;
    process.env.BINDFORM_SITE_URL = site.url;
    reader = createReader(await openIn(engine, locale.id), locale);
  });
  afterAll(async () => {
    await reader?.page.close();
    process.env.BINDFORM_SITE_URL = shared;
    await site.close();
  });

  const stored = async () => {
    await reader.page.run('delete document.body.dataset.stored');
    await reader.page.run(STORED);
    return until('what is stored', () => reader.value<string>('document.body.dataset.stored'));
  };

  it('keeps a language through a lost network and a deployment, and removes it without a trace', async () => {
    const { open, click, heading, is, page } = reader;
    await open('intro/layout');
    expect(await stored()).toBe('0 0');
    const start = Date.now();
    await click('button', 'Keep for offline reading', 'footer');
    await until('all pages are saved', () =>
      reader.value<boolean>(`!!document.querySelector('footer [data-offline="kept"]')`),
    );
    process.stdout.write(`${engine.engine}: saved in ${Date.now() - start} ms\n`);

    site.lose(true);
    await open('intro/dymic');
    await heading('Dynamic forms');
    await reader.openDemo('intro/start', 'start-basic');
    await page.press('Control+k');
    await is(`document.activeElement.matches('[role="combobox"]')`);
    await page.type('validation');
    await is(`document.querySelector('[role="option"]') !== null`);

    site.lose(false);
    // Not in what the app renders, which would show what its own scripts have.
    await site.deploy('', 'intro/layout', '<head>', '<head><meta name="deployed">');
    await open('intro/layout');
    const isDeployed = `document.querySelector('meta[name="deployed"]') !== null`;
    await is(isDeployed);
    await until('the deployment is kept', async () => {
      await page.run(`caches.keys().then((names) => (document.body.dataset.kept = names.join()))`);
      return reader.value<boolean>(`/^[^,]* deployed$/.test(document.body.dataset.kept)`);
    });
    site.lose(true);
    await open('intro/dymic');
    await open('intro/layout');
    await is(isDeployed);

    site.lose(false);
    await open('intro/layout');
    await click('button', 'Remove', 'footer');
    await is(`document.querySelector('footer [data-offline="absent"]') !== null`);
    expect(await stored()).toBe('0 0');
  });
});

import { axeViolations } from '../support/axe';
import { browser } from '../support/browser';

/** One fault for each set of rules, so that silence on a page of ours means something. */
const FAULTY = `<!doctype html><html><head><title>Faulty</title></head><body>
  <main>
    <img src="data:,">
    <p style="color:#aaa;background:#fff">Pale</p>
    <input autocomplete="nonsense" aria-label="Name">
    <button style="width:12px;height:12px;padding:0;border:0" aria-label="One"></button><button
      style="width:12px;height:12px;padding:0;border:0" aria-label="Two"></button>
    <h1>One</h1><h3>Three</h3>
  </main>
</body></html>`;

test('the check knows all the rules that the site promises to keep', async () => {
  const page = await browser.newPage();
  await page.setContent(FAULTY);
  const broken = (await axeViolations(page)).map((line) => line.split(' ')[0]);
  expect(new Set(broken)).toEqual(
    new Set([
      'html-has-lang',
      'image-alt',
      'color-contrast',
      'autocomplete-valid',
      'target-size',
      'heading-order',
    ]),
  );
});

import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { browser, hydrated } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import {
  counter,
  editorOn,
  isFocused,
  LIVE_PAGES,
  openEditor,
  openLivePage,
  shown,
  textOf,
  type LivePage,
} from '../support/liveEditor';

const ENGLISH = LIVE_PAGES[0];

const visibleFrame = (page: Page) => page.locator('[data-live-editor] iframe[data-visible="true"]');

describeInTurn(LIVE_PAGES, 'live editing in $locale', (live: LivePage, it) => {
  it('loads nothing of the editor until it is asked for', async () => {
    const watched = await openLivePage(browser, live);
    const { page, context, problems } = watched;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    expect(await page.locator('iframe').count()).toBe(0);
    await page.reload({ waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.includes('/live/'))).toEqual([]);
    const before = requests.length;
    await page.getByRole('button', { name: live.edit }).click();
    await editorOn(watched, live).editor.waitFor();
    await page.locator('[data-live-editor] iframe').first().waitFor({ state: 'attached' });
    expect(requests.slice(before).some((url) => url.includes('/live/'))).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('edits where the browser is offline, but the site answers', async () => {
    const watched = await openLivePage(browser, live);
    await watched.page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false }),
    );
    await watched.page.getByRole('button', { name: live.edit }).click();
    const { preview, write } = editorOn(watched, live);
    await write(counter('clicks'));
    await shown(preview.getByRole('button', { name: 'clicks 0' }));
    expect(watched.problems).toEqual([]);
    await watched.context.close();
  });

  it('runs the code as it is edited, and says where it does not compile', async () => {
    const { page, context, problems, preview, problem, write, editor } = await openEditor(
      browser,
      live,
    );
    await write(counter('clicks'));
    await (await shown(preview.getByRole('button', { name: 'clicks 0' }))).click();
    await shown(preview.getByRole('button', { name: 'clicks 1' }));
    expect(await visibleFrame(page).getAttribute('title')).toBe(live.preview);

    await write(counter('clicks').replace('useState(0)', 'useState(0'));
    await problem.getByText(live.place(4, 39)).waitFor();
    expect(await visibleFrame(page).count()).toBe(0);
    expect(await editor.getAttribute('aria-invalid')).toBe('true');
    const description = await editor.evaluate(
      (own) =>
        (own.getRootNode() as ShadowRoot).getElementById(own.getAttribute('aria-describedby')!)
          ?.textContent,
    );
    expect(description).toContain(live.place(4, 39));

    // The last good render was only hidden: it is back with its state.
    await write(counter('clicks'));
    await shown(preview.getByRole('button', { name: 'clicks 1' }));
    expect(await problem.innerText()).toBe('');

    await write(counter('presses'));
    await shown(preview.getByRole('button', { name: 'presses 0' }));
    expect(await page.locator('[data-live-editor] iframe').count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['an unknown package', `import _ from 'lodash';\n_.noop();`, 'lodash'],
    ['an unknown package that is not used', `import { noop } from 'lodash';`, 'lodash'],
    ['an unknown file', `import './styles.css';`, './styles.css'],
    ['a name of every object', `import 'constructor';`, 'constructor'],
  ])('reports %s', async (_, line, name) => {
    const { context, problems, problem, write } = await openEditor(browser, live);
    await write(`${line}\n${counter('clicks')}`);
    await problem.getByText(live.missing(name), { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('offers edits again after a reload, and runs them only when asked', async () => {
    const watched = await openEditor(browser, live);
    const { page, context, problems, preview, write, editor } = watched;
    await write(counter('kept'));
    await shown(preview.getByRole('button', { name: 'kept 0' }));
    await page.reload();
    await hydrated(page);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: live.edit }).click();
    await page.getByText(live.kept).waitFor();
    expect(await textOf(editor)).toBe(counter('kept'));
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: live.run, exact: true }).click();
    await shown(preview.getByRole('button', { name: 'kept 0' }));
    await page.getByText(live.kept).waitFor({ state: 'detached' });

    await page.locator('[data-live-editor]').getByRole('button', { name: live.reset }).click();
    expect(await textOf(editor)).toContain('useWatch');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('can be left by keyboard, and says how', async () => {
    const { page, context, problems, write, editor } = await openEditor(browser, live);
    await page.getByRole('paragraph').filter({ hasText: live.hint }).waitFor();
    expect(await isFocused(editor)).toBe(true);
    await write('ab');
    await editor.press('End');
    await editor.press('Tab');
    expect(await textOf(editor)).toBe('  ab');
    await editor.press('Control+z');
    expect(await textOf(editor)).toBe('ab');
    await editor.press('Control+Shift+Z');
    expect(await textOf(editor)).toBe('  ab');

    await editor.press('Escape');
    await editor.press('Tab');
    expect(await isFocused(editor)).toBe(false);
    expect(await textOf(editor)).toBe('  ab');
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(editor)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    expect(await focused.innerText()).toBe(live.close);
    await page.keyboard.press('Enter');
    expect(
      await page
        .getByRole('button', { name: live.edit })
        .evaluate((b) => b === document.activeElement),
    ).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says so when the editor or the preview cannot be fetched, and tries again', async () => {
    const watched = await openLivePage(browser, live);
    const { page, context } = watched;
    const { preview, problem, write } = editorOn(watched, live);
    const refuse = () => page.route(/\.(js|html)$/, (route) => route.abort());
    await refuse();
    await page.getByRole('button', { name: live.edit }).click();
    await page.getByText(live.notLoaded).waitFor();
    await page.unroute(/\.(js|html)$/);
    await page.route(/\/live\/.*\.js$/, (route) => route.abort());
    await page.getByRole('button', { name: live.edit }).click();
    await problem.getByText(live.unreachable).waitFor();
    await page.unroute(/\/live\/.*\.js$/);
    await write(counter('clicks'));
    await shown(preview.getByRole('button', { name: 'clicks 0' }));
    await context.close();
  });
});

describe('the search of the editor', () => {
  it.each([
    [LIVE_PAGES[0], 'Find', 'Replace with', 'Replace all', 'Close'],
    [LIVE_PAGES[1], '查找', '替换为', '全部替换', '关闭'],
  ] as const)('replaces words, in $locale', async (live, find, replaceWith, replaceAll, close) => {
    const { page, context, write, editor } = await openEditor(browser, live);
    await write('/* old, old */');
    await editor.press('Control+f');
    const box = page.locator('[data-live-editor]');
    await box.getByRole('textbox', { name: find }).fill('old');
    await box.getByRole('textbox', { name: replaceWith }).fill('new');
    await box.getByRole('button', { name: replaceAll }).click();
    expect(await textOf(editor)).toBe('/* new, new */');
    // The site's own search is a press of `/` or Ctrl+K away, but not from a text field.
    await editor.press('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await box.getByRole('button', { name: close, exact: true }).click();
    expect(await box.getByRole('textbox', { name: find }).count()).toBe(0);
    await context.close();
  });
});

describe('the editor', () => {
  it('says that it builds only when a build takes long', async () => {
    const watched = await openLivePage(browser, ENGLISH);
    const { page, context } = watched;
    const { preview } = editorOn(watched, ENGLISH);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/live\/react-dom-client.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: ENGLISH.edit }).click();
    const building = page.getByRole('status').filter({ hasText: ENGLISH.building });
    await building.waitFor();
    release();
    await shown(preview.getByText('State'));
    await building.waitFor({ state: 'detached' });
    await context.close();
  });

  it('has no axe violation in the dark mode', async () => {
    const { page, context, preview, problem, write } = await openEditor(browser, ENGLISH, {
      colorScheme: 'dark',
    });
    const violations = () => axeViolations(page, { part: '[data-live-editor]' });
    await shown(preview.getByText('State'));
    expect(await violations()).toEqual([]);
    await write(`export default () => { throw new Error('broken'); };`);
    await problem.getByText('broken').first().waitFor();
    expect(await violations()).toEqual([]);
    await context.close();
  });

  it('neither loses nor doubles what an input method composes', async () => {
    const { page, context, problems, write, editor } = await openEditor(browser, ENGLISH);
    await write('// ');
    await editor.press('End');
    const session = await context.newCDPSession(page);
    const compose = async (...stages: string[]) => {
      for (const text of stages) {
        await session.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      }
    };
    await compose('n', 'ni', 'ni h', 'ni hao', '你好');
    await session.send('Input.insertText', { text: '你好' });
    await compose('s', 'shi', 'shi j', '世界');
    await session.send('Input.insertText', { text: '世界' });
    await editor.press('x');
    expect(await textOf(editor)).toBe('// 你好世界x');

    // A composition that is given up leaves nothing behind.
    await compose('q', 'qu', '');
    expect(await textOf(editor)).toBe('// 你好世界x');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('builds nothing while an input method composes', async () => {
    const { page, context, write, editor, problem } = await openEditor(browser, ENGLISH);
    await write(`export default () => <p></p>;`);
    const session = await context.newCDPSession(page);
    await editor.press('Control+Home');
    await session.send('Input.imeSetComposition', {
      text: 'ni hao',
      selectionStart: 6,
      selectionEnd: 6,
    });
    // "ni hao export" would be a syntax error; two spans of the throttle are time enough to build it.
    await page.waitForTimeout(1100);
    expect(await problem.innerText()).toBe('');
    await session.send('Input.insertText', { text: '(' });
    await problem.getByText(ENGLISH.place(1, 2)).waitFor();
    await context.close();
  });

  it('needs no inline style', async () => {
    const watched = await openLivePage(browser, ENGLISH);
    const { page, context } = watched;
    await page.evaluate(() => {
      Object.assign(window, { refused: [] });
      document.addEventListener('securitypolicyviolation', ({ sourceFile, sample }) =>
        (window as unknown as { refused: string[] }).refused.push(`${sourceFile} ${sample}`),
      );
      // From here on; what the page has already is not taken back.
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "style-src 'self'";
      document.head.append(policy);
    });
    await page.getByRole('button', { name: ENGLISH.edit }).click();
    const { editor, preview } = editorOn(watched, ENGLISH);
    await shown(preview.getByText('State'));
    await editor.press('Control+f');
    const looks = await editor.evaluate((content) => {
      const root = content.getRootNode() as ShadowRoot;
      return {
        scrolls: getComputedStyle(root.querySelector('.cm-scroller')!).overflow,
        panel: getComputedStyle(root.querySelector('.cm-search')!).display,
        tags: root.querySelectorAll('style').length,
      };
    });
    expect(looks).toEqual({ scrolls: 'auto', panel: 'flex', tags: 0 });
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual(
      [],
    );
    await context.close();
  });

  it('takes in 20,000 lines, and says that it does not run so many', async () => {
    const { context, problems, editor, preview, problem, write } = await openEditor(
      browser,
      ENGLISH,
    );
    await write(counter('short'));
    await shown(preview.getByRole('button', { name: 'short 0' }));
    await write(`${counter('long')}${'const x = { name: "row" };\n'.repeat(20_000)}`);
    await problem.getByText('This code is too long to run here').waitFor();
    await editor.press('Control+z');
    await shown(preview.getByRole('button', { name: 'short 0' }));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps the indentation on a new line, and closes brackets and tags', async () => {
    const { context, write, editor } = await openEditor(browser, ENGLISH);
    await write('');
    await editor.pressSequentially('if (a) {');
    await editor.press('Enter');
    await editor.pressSequentially('f(<p>x');
    expect(await textOf(editor)).toBe('if (a) {\n  f(<p>x</p>)\n}');
    await context.close();
  });

  it('undoes a reset', async () => {
    const { page, context, write, editor } = await openEditor(browser, ENGLISH);
    await write(counter('mine'));
    await page.locator('[data-live-editor]').getByRole('button', { name: ENGLISH.reset }).click();
    expect(await textOf(editor)).toContain('useWatch');
    await editor.focus();
    await editor.press('Control+z');
    expect(await textOf(editor)).toBe(counter('mine'));
    await context.close();
  });
});

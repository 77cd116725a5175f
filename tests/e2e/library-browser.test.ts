import type { CDPSession, Locator } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { demoBlock, demoLive, demoPreview } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { openInspector } from '../support/inspector';
import { LOCALES, siteUrl, textIn } from '../support/site';

/** What only a real browser has: an input method that composes, and a focus that moves. */

/** Composes text as an input method does, one step after the other, and then commits a word. */
async function compose(cdp: CDPSession, steps: string[], word: string): Promise<void> {
  for (const text of steps) {
    await cdp.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await cdp.send('Input.insertText', { text: word });
}

const caret = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

const putCaret = (field: Locator, at: number) =>
  field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);

describeInTurn(LOCALES, 'a form in $id', ({ id: locale, prefix }, it) => {
  const t = textIn(locale);

  async function visit(route: string, demo: string) {
    const opened = await openPage(browser, siteUrl(), { locale });
    await opened.page.goto(siteUrl() + prefix + route);
    await hydrated(opened.page);
    await demoLive(opened.page, demo);
    return { ...opened, preview: demoPreview(opened.page, demo) };
  }

  it('takes what an input method composes, also in the middle of a text', async () => {
    const { page, context, preview, problems } = await visit(
      'intro/controller',
      'controller-basic',
    );
    const cdp = await context.newCDPSession(page);
    const name = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const model = await openInspector({ block: demoBlock(page, 'controller-basic'), t }, 'model');
    const stored = (value: string) => model.getByText(`name: "${value}"`, { exact: true });
    const heard: string[] = [];
    await page.exposeFunction('hear', (type: string) => heard.push(type));
    await name.evaluate((input) =>
      ['compositionstart', 'compositionend'].forEach((type) =>
        input.addEventListener(type, () =>
          (window as unknown as { hear: (given: string) => void }).hear(type),
        ),
      ),
    );

    await name.fill('Ada');
    await name.focus();
    await putCaret(name, 1);
    await cdp.send('Input.imeSetComposition', {
      text: 'ni',
      selectionStart: 2,
      selectionEnd: 2,
    });
    expect(await name.inputValue()).toBe('Anida');
    expect(await caret(name)).toEqual([3, 3]);
    await compose(cdp, ['nih', 'niha', 'nihao'], '你好');
    expect(await name.inputValue()).toBe('A你好da');
    expect(await caret(name)).toEqual([3, 3]);
    await stored('A你好da').waitFor();

    // The next word is composed where the last one ended.
    await compose(cdp, ['s', 'sh', 'shi'], '世');
    expect(await name.inputValue()).toBe('A你好世da');
    await stored('A你好世da').waitFor();
    expect(heard).toContain('compositionstart');
    expect(heard).toContain('compositionend');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('puts the focus on what is invalid when it is sent, and sends what is valid', async () => {
    const { page, context, preview, problems } = await visit('', 'home-rules');
    const handle = preview.getByRole('textbox', { name: t('Username', '用户名') });
    const button = preview.getByRole('button', { name: t('Continue', '确定') });
    const focused = () => handle.evaluate((input) => input === document.activeElement);

    await button.focus();
    expect(await focused()).toBe(false);
    await page.keyboard.press('Enter');
    await preview.getByRole('alert').waitFor();
    await page.waitForFunction(
      (input) => input === document.activeElement,
      await handle.elementHandle(),
    );
    expect(await handle.getAttribute('aria-invalid')).toBe('true');

    // Nothing has to be found first: what is typed now goes where it is asked for.
    await page.keyboard.type('grace');
    await page.keyboard.press('Enter');
    await preview.getByText(t('Welcome, grace.', '欢迎你，grace。')).waitFor();
    expect(await preview.getByRole('alert').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

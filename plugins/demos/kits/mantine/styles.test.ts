import { SITE_DIR } from '@site/tests/support/site';
import { mantineStyles } from './styles';

describe('styles of Mantine', () => {
  let css: string;
  beforeAll(async () => void (css = await mantineStyles(SITE_DIR)));

  it('follow the color mode of the site', () => {
    expect(css).toMatch(/:root\[data-theme=["']?dark["']?\]/);
    expect(css.includes('data-mantine-color-scheme')).toBe(false);
  });

  it('style nothing but elements of Mantine', () => {
    const selectors = [...css.matchAll(/(?:^|[{}])([^{}@]+)\{/g)].map(([, selector]) => selector);
    expect(selectors.length).toBeGreaterThan(200);
    const others = selectors.filter((selector) => /(^|,)\s*(body|input|button|\*)/.test(selector));
    expect(others).toEqual([]);
  });
});

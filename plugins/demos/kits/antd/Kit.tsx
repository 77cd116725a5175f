import type { ReactNode } from 'react';
import { StyleProvider, type Transformer } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import { constructedStyles } from './constructedStyles';
import { useColorScheme } from '../useColorScheme';
import { useLanguage } from '../useLanguage';
import { antdLocale } from './locales';
import { ANTD_SCOPE } from './variables';

/** One step darker than antd's own blue, on which white text misses the contrast of WCAG 2.2 AA. */
const LIGHT_PRIMARY = '#0958d9';

/** Placeholders are read too: antd's own are too faint for the same contrast. */
const PLACEHOLDER = { light: 'rgba(0, 0, 0, 0.58)', dark: 'rgba(255, 255, 255, 0.6)' };

/** Leaves out antd's style of plain links: it is a rule for every `a`, also for those around a demo. */
const keepLinks: Transformer = {
  visit: (css) => (Object.keys(css).join() === 'a' ? {} : css),
};

/** Where antd puts its styles in the browser; at build, they are collected. */
const container = typeof document === 'undefined' ? undefined : constructedStyles();

/**
 * Lets antd follow the site: its color mode by design tokens, which are CSS custom properties, and its
 * language in what antd says by itself, such as the months of a calendar.
 */
export default function AntdKit({ children }: { children: ReactNode }): ReactNode {
  const dark = useColorScheme() === 'dark';
  const locale = antdLocale(useLanguage());
  return (
    <StyleProvider transformers={[keepLinks]} container={container}>
      <ConfigProvider
        // Never without one: the demo would be mounted again when the language is known, and lose its state.
        locale={locale}
        theme={{
          algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
          cssVar: { key: ANTD_SCOPE },
          hashed: false,
          token: dark
            ? { colorTextPlaceholder: PLACEHOLDER.dark }
            : { colorPrimary: LIGHT_PRIMARY, colorTextPlaceholder: PLACEHOLDER.light },
        }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

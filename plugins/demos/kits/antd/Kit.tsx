import type { ReactNode } from 'react';
import { ConfigProvider, theme } from 'antd';
import { useColorScheme } from '../useColorScheme';
import { ANTD_SCOPE } from './variables';

/** One step darker than antd's own blue, on which white text misses the contrast of WCAG 2.2 AA. */
const LIGHT_PRIMARY = '#0958d9';

/** Placeholders are read too: antd's own are too faint for the same contrast. */
const PLACEHOLDER = { light: 'rgba(0, 0, 0, 0.58)', dark: 'rgba(255, 255, 255, 0.6)' };

/** Lets antd follow the site's colour mode by its design tokens, which are CSS custom properties. */
export default function AntdKit({ children }: { children: ReactNode }): ReactNode {
  const dark = useColorScheme() === 'dark';
  return (
    <ConfigProvider
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
  );
}

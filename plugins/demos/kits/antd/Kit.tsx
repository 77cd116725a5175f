import type { ReactNode } from 'react';
import { ConfigProvider, theme } from 'antd';
import { useColorScheme } from '../useColorScheme';
import { ANTD_SCOPE } from './variables';

/** Lets antd follow the site's colour mode by its design tokens, which are CSS custom properties. */
export default function AntdKit({ children }: { children: ReactNode }): ReactNode {
  const dark = useColorScheme() === 'dark';
  return (
    <ConfigProvider
      theme={{
        algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        cssVar: { key: ANTD_SCOPE },
        hashed: false,
      }}
    >
      {children}
    </ConfigProvider>
  );
}

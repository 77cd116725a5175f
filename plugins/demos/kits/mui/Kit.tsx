import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: true, dark: true },
});

/**
 * Lets MUI follow the site's color mode by custom properties. The site owns the attribute, so MUI
 * may neither set it nor remember its own mode.
 */
export default function MuiKit({ children }: { children: ReactNode }): ReactNode {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      {children}
    </ThemeProvider>
  );
}

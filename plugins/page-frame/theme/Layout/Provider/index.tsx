// Replaces Layout/Provider of @docusaurus/theme-classic 3.10, where a failure of the color mode would take
// the page along: here the page is shown without it.
import type { ReactNode } from 'react';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { composeProviders } from '@docusaurus/theme-common';
import { Extra } from '@site/src/components/Extra';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@site/src/upstream/providers';
import type { Props } from '@theme/Layout/Provider';

const Providers = composeProviders([
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({ children }: Props): ReactNode {
  const page = <Providers>{children}</Providers>;
  return (
    <Extra name="color mode" fallback={page}>
      <ColorModeProvider>{page}</ColorModeProvider>
    </Extra>
  );
}

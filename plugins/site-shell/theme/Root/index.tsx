// Replaces @docusaurus/core 3.10 theme-fallback Root, which is made to be replaced: what is there on
// every page, whatever its layout.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Root';
import { LanguageOffer } from '../../language/LanguageOffer';
import { LoadingBar } from '../../loading/LoadingBar';
import { RouteAnnouncer } from '../../route-announcer/RouteAnnouncer';
import { useTrailingSlash } from '../../trailing-slash/useTrailingSlash';

export default function Root({ children }: Props): ReactNode {
  useTrailingSlash();
  return (
    <>
      <LoadingBar />
      {children}
      <LanguageOffer />
      <RouteAnnouncer />
    </>
  );
}

// Replaces @docusaurus/core 3.10 theme-fallback Root, which is made to be replaced: what is there on
// every page, whatever its layout.
import type { ReactNode } from 'react';
import { Extra } from '@site/src/components/Extra';
import HeldInput from '@theme/HeldInput';
import LanguageOffer from '@theme/LanguageOffer';
import LoadingBar from '@theme/LoadingBar';
import type { Props } from '@theme/Root';
import TrailingSlash from '@theme/TrailingSlash';
import { RouteAnnouncer } from '../../route-announcer/RouteAnnouncer';

export default function Root({ children }: Props): ReactNode {
  return (
    <HeldInput>
      <Extra name="trailing slash">
        <TrailingSlash />
      </Extra>
      <Extra name="loading bar">
        <LoadingBar />
      </Extra>
      {children}
      <Extra name="language offer">
        <LanguageOffer />
      </Extra>
      <Extra name="route announcer">
        <RouteAnnouncer />
      </Extra>
    </HeldInput>
  );
}

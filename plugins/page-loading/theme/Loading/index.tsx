// Replaces @docusaurus/core 3.10 theme-fallback Loading: that one has neither a name nor a role, and
// its words are never translated.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { RetryPanel } from '../../chunk-recovery/RetryPanel';
import { LoadingBar } from '../../loading-bar/LoadingBar';

export default function Loading({ error, pastDelay, retry }: LoadingComponentProps): ReactNode {
  if (error) return <RetryPanel retry={retry} />;
  return pastDelay ? <LoadingBar always /> : null;
}

// Replaces @docusaurus/core 3.10 theme-fallback Loading, which has no accessible name or role, and whose
// text is never translated.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { LoadFailurePanel } from '../../chunk-recovery/LoadFailurePanel';
import { LoadingBar } from '../../loading-bar/LoadingBar';

export default function Loading({ error, pastDelay, retry }: LoadingComponentProps): ReactNode {
  if (error) return <LoadFailurePanel error={error} retry={retry} />;
  return pastDelay ? <LoadingBar always /> : null;
}

declare module '@theme/PageActions' {
  import type { ReactNode } from 'react';
  import type { PageActionsProps } from './theme/PageActions';

  export type { PageActionsProps };
  export default function PageActions(props: PageActionsProps): ReactNode;
}

declare module '@theme/FooterActions' {
  import type { ReactNode } from 'react';

  export default function FooterActions(): ReactNode;
}

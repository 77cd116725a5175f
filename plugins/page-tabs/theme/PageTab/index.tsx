import type { ReactNode } from 'react';

/** One tab of `PageTabs`. */
export interface PageTabProps {
  /** Value of the query parameter: small letters, digits and hyphens, the same in all languages. */
  value: string;
  /** What the reader sees on the tab. */
  label: string;
  children: ReactNode;
}

/** The content of one tab, placed directly in `PageTabs`. */
export default function PageTab({ children }: PageTabProps): ReactNode {
  return children;
}

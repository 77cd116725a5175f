import type { ComponentProps } from 'react';

/** A plain link in place of `@docusaurus/Link`, without the router and the check of links; for tests of components. */
export default function Link({
  to,
  autoAddBaseUrl: _,
  ...props
}: ComponentProps<'a'> & { to: string; autoAddBaseUrl?: boolean }) {
  return <a href={to.replace('pathname://', '')} {...props} />;
}

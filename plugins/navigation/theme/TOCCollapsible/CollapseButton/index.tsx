// Wraps TOCCollapsible/CollapseButton of @docusaurus/theme-classic 3.10, which does not say whether it is open.
import type { ReactNode } from 'react';
import CollapseButton from '@theme-init/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

/** The button that shows and hides the table of contents on small screens. */
export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}

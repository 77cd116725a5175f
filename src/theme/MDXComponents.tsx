// Extends the components of @docusaurus/theme-classic 3.10 that pages may use without an import with those of this
// site, and wraps tables in a scrollable box.
import MDXComponents from '@theme-original/MDXComponents';
import PageTab from '@theme/PageTab';
import PageTabs from '@theme/PageTabs';
import { MarkdownTable } from '@site/src/components/MarkdownTable';

export default { ...MDXComponents, PageTab, PageTabs, table: MarkdownTable };

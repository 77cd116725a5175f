// Adds this site's components to those of @docusaurus/theme-classic 3.10 that pages may use without an import,
// and puts tables into a box that scrolls.
import MDXComponents from '@theme-original/MDXComponents';
import PageTab from '@theme/PageTab';
import PageTabs from '@theme/PageTabs';
import { MarkdownTable } from '@site/src/components/MarkdownTable';

export default { ...MDXComponents, PageTab, PageTabs, table: MarkdownTable };

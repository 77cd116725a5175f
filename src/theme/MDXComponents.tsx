// Adds this site's components to those of @docusaurus/theme-classic 3.10 that pages may use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import PageTab from '@theme/PageTab';
import PageTabs from '@theme/PageTabs';

export default { ...MDXComponents, PageTab, PageTabs };

import type { PropSidebars, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** Props of the route around all documentation pages. */
export interface VersionProps {
  version?: Pick<PropVersionMetadata, 'docs' | 'docsSidebars'>;
}

/**
 * The same without the title and description of each page, which only the cards of generated category pages
 * show; this site has none. The sidebars of sections come with the section.
 *
 * @param props what Docusaurus has generated
 * @param ofSections names of the sidebars of sections
 */
export function clientVersion(
  { version, ...props }: VersionProps,
  ofSections: Set<unknown>,
): VersionProps {
  if (!version) return props;
  const sidebars = Object.entries(version.docsSidebars).filter(([name]) => !ofSections.has(name));
  return {
    ...props,
    version: { ...version, docs: {}, docsSidebars: Object.fromEntries(sidebars) as PropSidebars },
  };
}

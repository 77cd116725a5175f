/** Props of the route around all documentation pages. */
export interface VersionProps {
  version?: { docs: Record<string, unknown> };
}

/**
 * The same without the title and description of each page, which only the cards of generated category pages
 * show; this site has none.
 */
export const clientVersion = ({ version, ...props }: VersionProps): VersionProps =>
  version ? { ...props, version: { ...version, docs: {} } } : props;

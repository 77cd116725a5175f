/** What {@link PageActions} is given. */
export interface PageActionsProps {
  /** Address of the page, with the base path. */
  permalink: string;
}

/** Next to the title of a page there is nothing, unless a later plugin has a component of this name. */
export default function PageActions(_props: PageActionsProps): null {
  return null;
}

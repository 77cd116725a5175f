import { translate } from '@docusaurus/Translate';

/**
 * Name of the button that shows the second level of a navbar entry that is a link as well.
 *
 * @param label of the entry
 */
export function toggleLabel(label: string): string {
  return translate(
    {
      id: 'navigation.navbar.toggle',
      message: '{label}, submenu',
      description: 'Name of the navbar button that shows the second level of a section',
    },
    { label },
  );
}

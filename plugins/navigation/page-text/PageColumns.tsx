import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme-init/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';
import type { ShownFrontMatter } from '../frontMatter';

/**
 * The text of a page and its table of contents, in an element whose classes set the width of the text and reserve
 * space for the table of contents. Otherwise the text would move while the page loads, when the first demo or the
 * table of contents appears.
 */
export function PageColumns(props: Props): ReactNode {
  const { metadata, toc } = useDoc();
  const { hasDemos, hide_table_of_contents: isHidden } = metadata.frontMatter as ShownFrontMatter &
    typeof metadata.frontMatter;
  return (
    <div
      className={clsx(
        'page-columns',
        hasDemos && 'page-columns--wide',
        !isHidden && toc.length > 0 && 'page-columns--contents',
      )}
    >
      <Layout {...props} />
    </div>
  );
}

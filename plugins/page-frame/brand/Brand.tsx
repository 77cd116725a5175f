import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';
import { Wordmark } from './Wordmark';

/** The site's sign next to its wordmark, as the link to the home page. */
export function Brand({ imageClassName, titleClassName, ...props }: Props): ReactNode {
  const { title, logo } = useThemeConfig().navbar;
  const image = useBaseUrl(logo?.src);
  return (
    <Link to={useBaseUrl('/')} {...props}>
      {logo && (
        <span className={imageClassName}>
          <img src={image} width={logo.width} height={logo.height} alt="" />
        </span>
      )}
      <span className={titleClassName}>
        <Wordmark name={title ?? ''} width={96} />
      </span>
    </Link>
  );
}

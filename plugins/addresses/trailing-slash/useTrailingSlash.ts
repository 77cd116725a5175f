import { useEffect } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { stripTrailingSlash } from './stripTrailingSlash';

/**
 * Takes the trailing slash off the address of a page that is already running, with query and hash
 * kept. A page that is only being asked for is repaired by the first script of
 * 404.html, since a static host answers with that.
 */
export function useTrailingSlash(): void {
  const history = useHistory();
  const { pathname, search, hash, state } = useLocation();
  const { i18n } = useDocusaurusContext();
  const homes = Object.values(i18n.localeConfigs).map(({ baseUrl }) => baseUrl);
  const stripped = stripTrailingSlash(pathname, homes);
  useEffect(() => {
    if (stripped !== pathname) history.replace({ pathname: stripped, search, hash, state });
  }, [history, stripped, pathname, search, hash, state]);
}

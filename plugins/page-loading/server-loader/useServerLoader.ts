import { useEffect, useState } from 'react';
import { matchRoutes } from 'react-router-config';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { routes } from '@site/src/upstream/routes';
import { fetchServerData } from './serverLoader';

/** Id of the innermost route with `serverLoader: true` that matches a path: the path of the route below the base. */
function flaggedRoute(pathname: string, baseUrl: string): string | undefined {
  const flagged = matchRoutes(routes, pathname)
    .map(({ route }) => route)
    .filter((route) => route.serverLoader === true);
  return flagged.at(-1)?.path?.toString().slice(baseUrl.length);
}

/**
 * Fetches the data of the current route from a server. Only routes that a plugin has added with
 * `serverLoader: true` send a request. A failure is only logged.
 *
 * @returns the data, or undefined until it is loaded
 */
export function useServerLoader<Data>(): Data | undefined {
  const { pathname, search } = useLocation();
  const { siteConfig, i18n } = useDocusaurusContext();
  const route = flaggedRoute(pathname, siteConfig.baseUrl);
  const base = i18n.localeConfigs[i18n.defaultLocale].baseUrl;
  const key = `${pathname}${search}`;
  const [answer, setAnswer] = useState<{ key: string; data: Data }>();
  useEffect(() => {
    if (route === undefined) return undefined;
    const left = new AbortController();
    fetchServerData({ base, route, url: window.location.href }, left.signal).then(
      (data) => setAnswer({ key, data: data as Data }),
      (error: unknown) => {
        if (!left.signal.aborted) console.error(error);
      },
    );
    return () => left.abort();
  }, [base, route, key]);
  return answer?.key === key ? answer.data : undefined;
}

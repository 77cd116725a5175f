import { pageTemplate } from '../../src/upstream/ssrTemplate';

/**
 * Docusaurus's template of prerendered pages, changed so that `boot/appScripts.ts` requests the scripts of
 * the app instead of the browser.
 *
 * @throws Error when the installed version of Docusaurus requests them with a different tag
 */
export function deferredTemplate(): string {
  const { text, script } = pageTemplate;
  if (!text.includes(script)) {
    throw new Error(
      'The page template of the installed Docusaurus does not request its scripts with the expected tag. Adapt src/upstream/ssrTemplate.ts to it.',
    );
  }
  return text.replace(
    script,
    '<script type="text/deferred" src="<%= it.baseUrl %><%= script %>"></script>',
  );
}

/** Come before the script: browsers look for the character set in the first bytes, and the policy is for all. */
const CHARSET =
  /<meta charset="?utf-8"?\s*\/?>(<meta [^>]*http-equiv="?content-security-policy[^>]*>)?/i;

/**
 * Puts a script where nothing that loads or paints can come before it.
 *
 * @param html a built page
 * @param script text of the script
 * @throws Error when the page names no character set, which means that Docusaurus's template has changed
 */
export function withHeadScript(html: string, script: string): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      'A built page has no <meta charset> to put a script behind. Compare plugins/addresses/withHeadScript.ts with the template of this Docusaurus version.',
    );
  }
  return html.replace(CHARSET, (first) => `${first}<script>${script}</script>`);
}

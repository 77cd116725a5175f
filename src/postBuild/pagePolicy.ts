import { createHash } from 'node:crypto';

/** The meta element with the Content Security Policy of a page (https://www.w3.org/TR/CSP3/#meta-element). */
const POLICY = /<meta\b[^>]*\bhttp-equiv="?content-security-policy\b[^>]*>/i;

/** Inline scripts. One with an address is allowed by its path, and data is never run. */
const SCRIPT = /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="?application\/)[^>]*>([^]+?)<\/script>/g;
const ANY_SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;
const STYLE = /<style\b[^>]*>([^]+?)<\/style>/g;

/** The hash by which a policy allows an inline script or style, with its quotes. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (html: string, inline: RegExp) => [
  ...new Set([...html.matchAll(inline)].map(([, text]) => hashSource(text))),
];

/** Puts the hashes of a page before the first address of a directive, in place of the ones that are there. */
const allow = (policy: string, directive: string, sources: string[]) =>
  policy.replace(new RegExp(`\\b${directive}(?: 'sha256-[^']+')*(?= http)`), () =>
    [directive, ...sources].join(' '),
  );

/**
 * Allows the inline scripts and styles that a page has now, in place of those that it had before. What
 * `plugins/content-policy` allows on every page comes after the first address of a directive, and stays.
 *
 * @param html text of the page; one without a policy is returned unchanged
 */
export function allowInlineParts(html: string): string {
  return html.replace(POLICY, (meta) => {
    const scripts = allow(meta, 'script-src', hashes(html, SCRIPT));
    return allow(scripts, 'style-src-elem', hashes(html.replace(ANY_SCRIPT, ''), STYLE));
  });
}

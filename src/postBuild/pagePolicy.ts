import { createHash } from 'node:crypto';

/** The meta element with the Content Security Policy of a page (https://www.w3.org/TR/CSP3/#meta-element). */
const POLICY = /<meta\b[^>]*\bhttp-equiv="?content-security-policy\b[^>]*>/i;

/** Inline scripts. Those with an address are allowed by path, and data is never run. */
const SCRIPT = /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="?application\/)[^>]*>([^]+?)<\/script>/g;
const ANY_SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;
const STYLE = /<style\b[^>]*>([^]+?)<\/style>/g;

/** Returns the hash that allows an inline script or style in a policy, with its quotes. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (html: string, inline: RegExp) => [
  ...new Set([...html.matchAll(inline)].map(([, text]) => hashSource(text))),
];

/** Replaces the hashes of a page, which precede the first address of a directive. */
const allow = (policy: string, directive: string, sources: string[]) =>
  policy.replace(new RegExp(`\\b${directive}(?: 'sha256-[^']+')*(?= http)`), () =>
    [directive, ...sources].join(' '),
  );

/**
 * Allows the current inline scripts and styles of a page, instead of the previous ones. The sources that
 * `plugins/content-policy` allows on every page come after the first address of a directive, and are kept.
 *
 * @param html text of the page; one without a policy is returned unchanged
 */
export function allowInlineParts(html: string): string {
  return html.replace(POLICY, (meta) => {
    const scripts = allow(meta, 'script-src', hashes(html, SCRIPT));
    return allow(scripts, 'style-src-elem', hashes(html.replace(ANY_SCRIPT, ''), STYLE));
  });
}

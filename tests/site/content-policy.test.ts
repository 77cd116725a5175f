import { hashSource } from '../../src/postBuild/pagePolicy';
import { BASE, LOCALES, ORIGIN } from '../support/site';
import { emittedPages, pageHtml } from '../support/emittedChunks';

const POLICY = /<meta\b[^>]*http-equiv="?content-security-policy"?[^>]*content="([^"]*)"/i;
const INLINE = /<(script|style)\b(?![^>]*\ssrc=)(?![^>]*type="?application\/)[^>]*>([^]+?)<\/\1>/g;

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name, ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );

const pages = LOCALES.flatMap((locale) =>
  emittedPages(locale).map((page) => ({
    name: locale.prefix + page,
    html: pageHtml(locale, page),
  })),
).filter(({ name }) => !name.includes('live/'));

test('every page has a policy before its first script', () => {
  const without = pages.filter(({ html }) => {
    const policy = POLICY.exec(html);
    return !policy || /<script|<style|<link/.test(html.slice(0, policy.index));
  });
  expect(pages.length).toBeGreaterThan(400);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every page allows its own inline parts and nothing that is unsafe for scripts', () => {
  const wrong = pages.flatMap(({ name, html }) => {
    const directives = directivesOf(POLICY.exec(html)?.[1] ?? '');
    const scripts = directives.get('script-src') ?? [];
    const styles = directives.get('style-src-elem') ?? [];
    const parts = [...html.matchAll(INLINE)].map(([, tag, text]) => ({
      tag,
      allowed: (tag === 'script' ? scripts : styles).includes(hashSource(text)),
    }));
    const missing = parts.filter(({ allowed }) => !allowed).map(({ tag }) => `${name}: ${tag}`);
    const loose = [...scripts, ...styles].filter((source) => /unsafe|self|\*|data:/.test(source));
    return [...missing, ...loose.map((source) => `${name}: ${source}`)];
  });
  expect(wrong).toEqual([]);
});

test('scripts and styles come from the folders of the site alone', () => {
  const files = pages.flatMap(({ html }) => {
    const directives = directivesOf(POLICY.exec(html)?.[1] ?? '');
    return ['script-src', 'style-src-elem', 'worker-src'].flatMap((name) =>
      (directives.get(name) ?? []).filter((source) => !source.startsWith("'sha256-")),
    );
  });
  const own = LOCALES.flatMap(({ prefix }) =>
    ['js', 'css'].map((folder) => `${ORIGIN}${BASE}${prefix}assets/${folder}/`),
  );
  const serviceWorker = `${ORIGIN}${BASE}offline-worker.js`;
  expect([...new Set(files)].sort()).toEqual([...own, serviceWorker].sort());
});

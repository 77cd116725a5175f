/** What may look like a class or a bracket in a stylesheet without being one: comments, texts and addresses. */
const OPAQUE = String.raw`\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\])*(?:"|$)|'(?:\\[^]|[^'\\])*(?:'|$)|\burl\([^)]*(?:\)|$)`;
const TOKEN = new RegExp(`${OPAQUE}|[{};]`, 'gi');
const IN_BRACKETS = String.raw`\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`;
const NAME = String.raw`-?(?:[a-z_]|[^\0-\x7f]|\\[^])(?:[\w-]|[^\0-\x7f]|\\[^])*`;
const SELECTOR = new RegExp(
  `${OPAQUE}|:global${IN_BRACKETS}|:global\\s+([^,]*)|\\.(${NAME})`,
  'gi',
);
/** At-rules whose prelude is not a selector, such as the names of layers, which may contain dots. */
const RULE = /^(?:\s|\/\*[^]*?\*\/)*@(?!scope\b)/i;

/**
 * Gives the classes of a CSS module names that no other stylesheet has, except those in `:global()`, as Vite does.
 * The names of `@keyframes` and what `composes` adds stay as they are.
 *
 * @param css text of the stylesheet
 * @param suffix what the names end with, different for each module
 * @returns the text, and the new names by those in the source
 */
export function scopeClasses(
  css: string,
  suffix: string,
): { css: string; classes: Record<string, string> } {
  const classes = new Map<string, string>();
  const scopeSelector = (selector: string) =>
    selector.replace(SELECTOR, (part: string, global?: string, rest?: string, name?: string) => {
      if (name === undefined) return global ?? rest ?? part;
      const plain = name.replaceAll('\\', '');
      classes.set(plain, plain + suffix);
      return `.${name}${suffix}`;
    });
  let scoped = '';
  let start = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (!'{};'.includes(token)) continue;
    const text = css.slice(start, index);
    scoped += (token === '{' && !RULE.test(text) ? scopeSelector(text) : text) + token;
    start = index + 1;
  }
  return { css: scoped + css.slice(start), classes: Object.fromEntries(classes) };
}

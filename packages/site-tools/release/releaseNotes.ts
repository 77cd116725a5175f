const HEADING = /^## (?<title>.+)$/gm;

/**
 * Takes the section of a version out of a changelog in the form of Keep a Changelog.
 *
 * @param changelog its text
 * @param version for instance `1.6.0`; `Unreleased` for what has none yet
 * @returns the text below the heading, which may be followed by a date; undefined without such a heading
 */
export function releaseNotes(changelog: string, version: string): string | undefined {
  const headings = [...changelog.matchAll(HEADING)];
  const found = headings.findIndex(({ groups }) => groups?.title.split(' - ')[0] === version);
  if (found < 0) return undefined;
  const { index, 0: heading } = headings[found];
  return changelog.slice(index + heading.length, headings[found + 1]?.index).trim();
}

const HEADING = /^## (?<title>.+)$/gm;

/**
 * Extracts the section of a version from a changelog in the format of Keep a Changelog.
 *
 * @param changelog text of the changelog
 * @param version such as `1.6.0`; `Unreleased` for unreleased changes
 * @returns the text below the heading, which may include a date; undefined if there is no such heading
 */
export function releaseNotes(changelog: string, version: string): string | undefined {
  const headings = [...changelog.matchAll(HEADING)];
  const found = headings.findIndex(({ groups }) => groups?.title.split(' - ')[0] === version);
  if (found < 0) return undefined;
  const { index, 0: heading } = headings[found];
  return changelog.slice(index + heading.length, headings[found + 1]?.index).trim();
}

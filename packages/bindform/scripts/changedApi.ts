/** The first line of a declaration in an API report, with its name. */
const DECLARATION = /^(?:export )?(?:interface|type|const|function|class) (\w+)/m;

/** The lines of a report with content, each with the name of its declaration. */
function namedLines(report: string): string[] {
  return report
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .flatMap((block) => {
      const [, name] = DECLARATION.exec(block) ?? [];
      const lines = block.split('\n').map((line) => line.trim());
      return lines
        .filter((line) => line && !line.startsWith('}'))
        .map((line) => (name ? `${name}: ${line}` : line));
    });
}

/** What the first list has more often than the second. */
function missingFrom(other: string[], lines: string[]): string[] {
  const left = [...other];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/**
 * Compares two API reports member by member.
 *
 * @param accepted text of the report under version control
 * @param present text of the report on the current code
 * @returns one line for each difference, `- Type: member` or `+ Type: member`
 */
export function changedApi(accepted: string, present: string): string[] {
  const [before, after] = [namedLines(accepted), namedLines(present)];
  return [
    ...missingFrom(after, before).map((line) => `- ${line}`),
    ...missingFrom(before, after).map((line) => `+ ${line}`),
  ];
}

import { providersOf } from './providers';

const OLDEST_WITH_CREATE_ROOT = 18;

/** First number of a version or range; none in a tag such as `latest`. */
const majorOf = (version: string) => {
  const digits = /\d+/.exec(version);
  return digits ? Number(digits[0]) : undefined;
};

/**
 * Whether a React version is started with `createRoot`: 18 and later, and tags such as `latest`.
 *
 * Later versions than 18 count too, since React 19 has no other root.
 *
 * @param react version, range or tag of React
 */
export function usesCreateRoot(react: string): boolean {
  const major = majorOf(react);
  return major === undefined || major >= OLDEST_WITH_CREATE_ROOT;
}

/**
 * The version range of React's type packages that belongs to a version of React.
 *
 * @param react version, range or tag of React
 */
export function reactTypesVersion(react: string): string {
  const major = majorOf(react);
  return major === undefined ? 'latest' : `^${major}.0.0`;
}

/** Elements inside one another, each in its own lines. */
function treeSource(tags: [open: string, close: string][], leaf: string): string {
  const indented = (line: string, depth: number) => `${'  '.repeat(depth + 1)}${line}\n`;
  const opening = tags.map(([open], depth) => indented(open, depth));
  const closing = tags.map(([, close], depth) => indented(close, depth)).reverse();
  return [...opening, indented(leaf, tags.length), ...closing].join('').replace(/\n$/, ',\n');
}

/**
 * Text of `src/main.tsx`, which shows the demo.
 *
 * @param dependencies versions, ranges or tags of the packages of the project, by name; React is one
 * @param demo specifier of the demo's module, whose default export is a component
 */
export function entrySource(dependencies: Record<string, string>, demo: string): string {
  const modern = usesCreateRoot(dependencies.react);
  const providers = providersOf(Object.keys(dependencies));
  const imports = [
    `import { StrictMode } from 'react';`,
    modern ? `import { createRoot } from 'react-dom/client';` : `import ReactDOM from 'react-dom';`,
    ...providers.imports,
    `import Demo from '${demo}';`,
    `import { ErrorBoundary } from './ErrorBoundary';`,
  ];
  const root = `document.getElementById('root')`;
  const tree = treeSource(
    [['<StrictMode>', '</StrictMode>'], ['<ErrorBoundary>', '</ErrorBoundary>'], ...providers.tags],
    '<Demo />',
  );
  const start = modern
    ? `createRoot(${root}!).render(\n${tree});`
    : `ReactDOM.render(\n${tree}  ${root},\n);`;
  return `${imports.join('\n')}\n\n${start}\n`;
}

/**
 * Text of `src/ErrorBoundary.tsx`, which shows the error of a demo that throws: without it, React would
 * leave the page blank.
 */
export const errorBoundarySource = (): string => `import { Component, type ReactNode } from 'react';

interface State {
  failed: boolean;
  error?: unknown;
}

/** Shows the error of what is in it, in place of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  render() {
    const { failed, error } = this.state;
    return failed ? <pre role="alert">{String(error)}</pre> : this.props.children;
  }
}
`;

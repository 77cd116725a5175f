import type { Example } from './readExamples';

/** An example as a module that can be compiled. */
export interface ExampleModule {
  text: string;
  /** How many lines of the module are before the example. */
  linesBefore: number;
}

const MODULE = /^(import|export)\b/m;

/** What a fragment may use without importing it, as a reader would read it. */
const REACT_NAMES =
  'useActionState, useEffect, useId, useMemo, useRef, useState, type ReactNode, type ReactElement';

/**
 * Makes a module of an example. One that imports or exports is taken as it is. Any other is a
 * fragment: it knows all names of the library and React's common ones, and is in a function, so
 * that it may call hooks and return.
 *
 * @param example an example of a page
 * @param libraryImport import of all that the library exports
 */
export function exampleModule({ code, given }: Example, libraryImport: string): ExampleModule {
  const isModule = MODULE.test(code);
  const before = isModule
    ? [given]
    : [
        `${libraryImport} import { ${REACT_NAMES} } from 'react';`,
        given,
        // A component is not asynchronous, and only components are linted as such.
        `${/\bawait\b/.test(code) ? 'async ' : ''}function Example() {`,
      ];
  const text = before.join('\n');
  return {
    text: `${text}\n${code}\n${isModule ? 'export {};' : '}\nexport { Example };'}`,
    linesBefore: text.split('\n').length,
  };
}

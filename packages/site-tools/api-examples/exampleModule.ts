import type { Example } from './readExamples';

/** An example as a compilable module. */
export interface ExampleModule {
  text: string;
  /** Number of lines before the example in the module. */
  linesBefore: number;
}

const MODULE = /^(import|export)\b/m;

/** React names that a fragment may use without an import. */
const REACT_NAMES =
  'useActionState, useEffect, useId, useMemo, useRef, useState, type ReactNode, type ReactElement';

/**
 * Turns an example into a module. Examples with an import or export are used as they are. Any other is a fragment:
 * it can use all exports of the library and React's common ones, and is wrapped in a function, so that it can call
 * hooks and return.
 *
 * @param example an example of a page
 * @param libraryImport import of all exports of the library
 */
export function exampleModule({ code, given }: Example, libraryImport: string): ExampleModule {
  const isModule = MODULE.test(code);
  const before = isModule
    ? [given]
    : [
        `${libraryImport} import { ${REACT_NAMES} } from 'react';`,
        given,
        // Not async if it is a component, since only components are linted as such.
        `${/\bawait\b/.test(code) ? 'async ' : ''}function Example() {`,
      ];
  const text = before.join('\n');
  return {
    text: `${text}\n${code}\n${isModule ? 'export {};' : '}\nexport { Example };'}`,
    linesBefore: text.split('\n').length,
  };
}

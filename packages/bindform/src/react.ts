import * as React from 'react';

/** React, imported once: a bundle keeps an import of every module that has one. */
export { React };

/** Whether elements have their ref next to their props, and function components take none. */
export const isReact18 = React.version < '19';

/**
 * A component that takes a ref, with the name that React DevTools show: the name of its function is
 * lost when a page is built.
 */
export const withRef = (
  displayName: string,
  render: (props: never, ref: never) => React.ReactNode,
): object => Object.assign(React.forwardRef(render as never), { displayName });

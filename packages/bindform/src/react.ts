/**
 * All that the library uses of React, imported once: a bundle keeps an import of every module that
 * has one. The bundle makes its elements by `createElement` and `Fragment`.
 */
export {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  version,
} from 'react';

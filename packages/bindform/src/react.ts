/**
 * All that the library uses of React, imported once: a bundle keeps an import of every module that
 * has one.
 */
export {
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  isValidElement,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

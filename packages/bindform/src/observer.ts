import type { UseFormReturn } from './formTypes';
import { React } from './react';

/** A form of whatever type. */
export type AnyForm = UseFormReturn<Record<string, unknown>, unknown>;

/**
 * Called after each commit of something that a form renders.
 *
 * @param render identifies the render, because StrictMode commits it twice; null before the component
 *   that has the form commits again, and when it unmounts
 * @param bindId path of the field whose control was rendered; without it, it was the component that
 *   has the form
 * @param locate finds the element of the control
 */
export type CommitListener = (
  render: object | null,
  bindId?: string,
  locate?: () => HTMLElement,
) => void;

/**
 * Callback for development tools. It is called once for each form, while a component renders, and
 * must not change anything that is rendered.
 *
 * @param form what `useForm` is about to return
 * @param onCommit sets the one listener for commits of the form
 * @since 2.0.0
 */
export type FormObserver = (form: AnyForm, onCommit: (listener: CommitListener) => void) => void;

/**
 * Provides an observer to all forms that are created below it. `bindform/devtools` uses it.
 *
 * @since 2.0.0
 */
export const FormObserverContext = /* @__PURE__ */ React.createContext<FormObserver | undefined>(
  undefined,
);

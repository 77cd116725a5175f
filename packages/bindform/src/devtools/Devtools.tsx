import { useState, type ReactNode } from 'react';
import { FormObserverContext } from '../index';
import { createInspection } from './inspection';
import { Inspector, type InspectorProps } from './Inspector';
import { ENGLISH } from './labels';

/** Props of {@link Devtools}. */
export interface DevtoolsProps extends Pick<InspectorProps, 'initialTab' | 'labels'> {
  /** The part of the app whose forms are inspected. */
  children?: ReactNode;
}

/**
 * Shows its descendant forms in a panel at the bottom of the window, with a log of the changes of
 * their data. Also import `bindform/devtools.css`.
 *
 * @since 2.0.0
 */
export function Devtools({ children, labels, ...options }: DevtoolsProps): ReactNode {
  const [inspection] = useState(() => createInspection({ isLogging: true }));
  return (
    <>
      <FormObserverContext.Provider value={inspection.observe}>
        {children}
      </FormObserverContext.Provider>
      <aside className="bindform-devtools" aria-label={labels?.title ?? ENGLISH.title}>
        <Inspector inspection={inspection} labels={labels} {...options} />
      </aside>
    </>
  );
}

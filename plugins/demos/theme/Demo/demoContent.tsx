import type { ReactNode } from 'react';
import type { DemoEntry, Inspection } from '../../types';

/**
 * A demo in its UI kits, whose forms an inspection observes.
 *
 * @param entry code of the demo
 * @param inspection collects the forms
 */
export const demoContent = (
  { Component, devtools, kits }: DemoEntry,
  inspection: Inspection,
): ReactNode => (
  <devtools.FormObserverContext.Provider value={inspection.observe}>
    {kits.reduceRight<ReactNode>(
      (inner, Kit) => (
        <Kit>{inner}</Kit>
      ),
      <Component />,
    )}
  </devtools.FormObserverContext.Provider>
);

export { FormObserverContext } from './index';
export { Devtools, type DevtoolsProps } from './devtools/Devtools';
export { createInspection, type InspectedForm, type Inspection } from './devtools/inspection';
export { Inspector, type InspectorProps, type InspectorTab } from './devtools/Inspector';
export type { InspectorLabels } from './devtools/labels';

export { FormObserverContext } from './index';
export { Devtools, type DevtoolsProps } from './devtools/Devtools';
export type { LoggedChange } from './devtools/changeLog';
export {
  createInspection,
  type InspectedForm,
  type Inspection,
  type InspectionOptions,
} from './devtools/inspection';
export { Inspector, type InspectorProps, type InspectorTab } from './devtools/Inspector';
export type { InspectorLabels } from './devtools/labels';

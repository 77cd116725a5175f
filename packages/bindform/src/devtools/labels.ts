/** The labels of the inspector. */
export interface InspectorLabels {
  /** Name of the tabs, for assistive technology. */
  title: string;
  model: string;
  errors: string;
  state: string;
  renders: string;
  /** The tab with the changes of the data, if they are logged. */
  log: string;
  /** Shown when there is no error. */
  noErrors: string;
  /** Shown when nothing has changed. */
  noChanges: string;
  /** The form as a whole, in a list of its fields. */
  form: string;
  /** The component that called `useForm`, in the table of renders. */
  component: string;
  field: string;
  /** Heading of the column with the number of renders. */
  count: string;
}

/** The labels in English. */
export const ENGLISH: InspectorLabels = {
  title: 'Form inspector',
  model: 'Model',
  errors: 'Errors',
  state: 'State',
  renders: 'Renders',
  log: 'Log',
  noErrors: 'No errors',
  noChanges: 'No changes yet',
  form: 'Form',
  component: 'Component with useForm',
  field: 'Field',
  count: 'Renders',
};

/** The words of the inspector. */
export interface InspectorLabels {
  /** Name of the tabs, for assistive technology. */
  title: string;
  model: string;
  errors: string;
  state: string;
  renders: string;
  /** Shown when there is no error. */
  noErrors: string;
  /** Stands for the form as a whole among fields. */
  form: string;
  /** Stands for the component that has the form, where renders are counted. */
  component: string;
  field: string;
  /** Heads the number of renders. */
  count: string;
}

/** The words in English. */
export const ENGLISH: InspectorLabels = {
  title: 'Form inspector',
  model: 'Model',
  errors: 'Errors',
  state: 'State',
  renders: 'Renders',
  noErrors: 'No errors',
  form: 'Form',
  component: 'Component with useForm',
  field: 'Field',
  count: 'Renders',
};

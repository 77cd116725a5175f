import { translate } from '@docusaurus/Translate';
import type { InspectorLabels } from '../../types';

const title = () =>
  translate({
    id: 'inspector.title',
    message: 'Form inspector',
    description: 'Name of the tabs below a demo, for assistive technology',
  });
const model = () =>
  translate({ id: 'inspector.model', message: 'Model', description: 'Tab below a demo: its data' });
const errors = () =>
  translate({ id: 'inspector.errors', message: 'Errors', description: 'Tab below a demo' });
const state = () =>
  translate({ id: 'inspector.state', message: 'State', description: 'Tab below a demo' });
const renders = () =>
  translate({
    id: 'inspector.renders',
    message: 'Renders',
    description: 'Tab below a demo, and head of the column that counts renders',
  });
const noErrors = () =>
  translate({ id: 'inspector.noErrors', message: 'No errors', description: 'Tab below a demo' });
const form = () =>
  translate({
    id: 'inspector.form',
    message: 'Form',
    description: 'Stands for the form as a whole in a table of its fields',
  });
const component = () =>
  translate({
    id: 'inspector.component',
    message: 'Component with useForm',
    description: 'Row of a table that counts renders',
  });
const field = () =>
  translate({ id: 'inspector.field', message: 'Field', description: 'Head of a column' });

/** The words of the inspector in the language of the page. */
export const inspectorLabels = (): InspectorLabels => ({
  title: title(),
  model: model(),
  errors: errors(),
  state: state(),
  renders: renders(),
  noErrors: noErrors(),
  form: form(),
  component: component(),
  field: field(),
  count: renders(),
});

/**
 * @title Validate with JSON Schema
 * @description Submit the form: the JSON Schema validates all fields. A visitor has to name a host; choose a resident, and that error disappears.
 * @keywords JSON Schema, schema, Standard Schema, adapter, conditional
 */
import { useState } from 'react';
import { Validator } from '@cfworker/json-schema';
import { Form, useForm, type StandardSchema } from 'bindform';
import 'bindform/styles.css';

/** A schema as a server might provide it. */
const permit = new Validator(
  {
    properties: { plate: { type: 'string', pattern: '^[A-Z]{2}-\\d{3}$' } },
    if: { properties: { kind: { const: 'visitor' } } },
    then: { properties: { host: { type: 'string', minLength: 1 } } },
  },
  '2020-12',
  false,
);

/** Messages for users, which a JSON Schema does not include. */
const advice: Record<string, string> = {
  plate: /* i18n */ 'Two capitals, a hyphen and three digits, such as KL-204',
  host: /* i18n */ 'Enter the person you are visiting',
};

/** Keywords that only report that a nested part has an issue. */
const OUTER = ['if', 'properties'];

const schema: StandardSchema = {
  '~standard': {
    validate(value) {
      const { valid, errors } = permit.validate(value);
      const issues = errors
        .filter(({ keyword }) => !OUTER.includes(keyword))
        .map(({ instanceLocation, error }) => {
          const path = instanceLocation.split('/').slice(1);
          return { path, message: advice[path.join('.')] ?? error };
        });
      return valid ? { value } : { issues };
    },
  },
};

export default function ParkingPermit() {
  const form = useForm({ kind: 'visitor', plate: '', host: '' }, { labelPosition: 'top', schema });
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={form.contextProps}
      onSubmit={({ plate }) => setOutcome(/* i18n */ `Permit for ${plate} granted.`)}
      onSubmitError={() => setOutcome('')}
    >
      {form.render('kind', { label: 'Permit' })(
        <select>
          <option value="visitor">Visitor</option>
          <option value="resident">Resident</option>
        </select>,
      )}
      {form.render('plate', { label: 'License plate' })(<input />)}
      {form.render('host', { label: 'Who are you visiting?' })(<input />)}
      <button type="submit">Apply</button>
      <p role="status">{outcome}</p>
    </Form>
  );
}

/**
 * @title Validate with JSON Schema
 * @description Apply: a JSON Schema validates the whole object, and setError shows its errors below the fields. A visitor has to name a host, a resident does not.
 * @keywords JSON Schema, setError, schema, server errors, conditional
 */
import { useState } from 'react';
import { Validator } from '@cfworker/json-schema';
import { useForm, useWatch } from 'bindform';
import 'bindform/styles.css';

/** As a server would hand it out. */
const permit = new Validator(
  {
    properties: { plate: { type: 'string', pattern: '^[A-Z]{2}-\\d{3}$' } },
    if: { properties: { kind: { const: 'visitor' } } },
    then: { properties: { host: { type: 'string', minLength: 1 } } },
  },
  '2020-12',
  false,
);

/** What the schema cannot say in the reader's words. */
const advice = {
  plate: /* i18n */ 'Two capitals, a hyphen and three digits, such as KL-204',
  host: /* i18n */ 'Enter the person you visit',
};
const FIELDS = ['plate', 'host'] as const;

export default function ParkingPermit() {
  const form = useForm({ kind: 'visitor', plate: '', host: '' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');
  useWatch(
    form,
    ({ model }) => model,
    () => form.clearValidate(),
  );

  const apply = () => {
    const { valid, errors } = permit.validate(form.model);
    for (const field of FIELDS) {
      const isWrong = errors.some(({ instanceLocation }) => instanceLocation === `#/${field}`);
      form.setError(field, isWrong && advice[field]);
    }
    setOutcome(valid ? /* i18n */ `Permit for ${form.model.plate} granted.` : '');
  };

  return (
    <>
      {form.render('kind', { label: 'Permit' })(
        <select>
          <option value="visitor">Visitor</option>
          <option value="resident">Resident</option>
        </select>,
      )}
      {form.render('plate', { label: 'Number plate' })(<input />)}
      {form.render('host', { label: 'Whom do you visit?' })(<input />)}
      <button type="button" onClick={apply}>
        Apply
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}

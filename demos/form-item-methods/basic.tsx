/**
 * @title Clear errors, remove and reapply rules
 * @description Empty the field to see its error. Clearing removes the error; removing also turns the rule off until you reapply it.
 * @keywords clearValidate, removeValidator, reapplyValidator, ref, FormItemMethod
 */
import { useRef } from 'react';
import { FormItem, type FormItemMethod } from 'bindform';
import 'bindform/styles.css';

export default function Team() {
  const team = useRef<FormItemMethod>(null);

  return (
    <>
      <FormItem
        ref={team}
        bindId="team"
        label="Team"
        labelPosition="top"
        initialValue={/* i18n */ 'North'}
        rules={{ required: 'Enter a team name' }}
      >
        <input />
      </FormItem>
      <p>
        <button type="button" onClick={() => team.current?.validate().catch(() => {})}>
          Validate
        </button>{' '}
        <button type="button" onClick={() => team.current?.clearValidate()}>
          Clear the error
        </button>{' '}
        <button type="button" onClick={() => team.current?.removeValidator()}>
          Remove the rule
        </button>{' '}
        <button type="button" onClick={() => team.current?.reapplyValidator()}>
          Reapply the rule
        </button>
      </p>
    </>
  );
}

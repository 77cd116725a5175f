/**
 * @title Override style tokens for one form
 * @description Turn on the spacious look: the form below gets wider gaps, bold labels and larger errors.
 * @keywords theme, token, CSS custom property, density, spacing
 */
import { useState } from 'react';
import { Form, FormItem } from 'bindform';
import 'bindform/styles.css';
import './tokens/roomy.css';

export default function Looks() {
  const [isRoomy, setIsRoomy] = useState(false);

  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isRoomy}
            onChange={(event) => setIsRoomy(event.target.checked)}
          />{' '}
          <span>Spacious look</span>
        </label>
      </p>
      <hr />
      <Form formClass={isRoomy ? 'roomy' : undefined} onSubmit={() => {}}>
        <FormItem bindId="plant" label="Plant" rules={{ required: 'Enter a plant' }}>
          <input />
        </FormItem>
        <FormItem bindId="place" label="Place" initialValue={/* i18n */ 'Windowsill'}>
          <input />
        </FormItem>
        <div>
          <button>Add the plant</button>
        </div>
      </Form>
    </>
  );
}

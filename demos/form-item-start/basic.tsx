/**
 * @title A standalone FormItem
 * @description No form and no hook: the field stores its own value, validates it, and connects label and error to the control.
 * @keywords FormItem, alone, own value, initialValue, rules, accessible
 */
import { FormItem } from 'bindform';
import 'bindform/styles.css';

export default function Nickname() {
  return (
    <FormItem
      bindId="nickname"
      label="Nickname"
      labelPosition="top"
      initialValue={/* i18n */ 'Countess'}
      rules={[
        { required: 'What should we call you?' },
        { validator: (name) => (String(name).length > 12 ? 'At most 12 characters' : '') },
      ]}
    >
      <input />
    </FormItem>
  );
}

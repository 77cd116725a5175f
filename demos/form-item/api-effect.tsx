/**
 * @title Register fields with apiEffect
 * @description Each meter registers its methods when it mounts, so the toolbar always has one button per meter.
 * @keywords apiEffect, ApiEffectOptions, register, methods, contextProps, uid
 */
import { useState } from 'react';
import { Form, FormItem, type ApiEffectOptions } from 'bindform';
import 'bindform/styles.css';

const names = { water: /* i18n */ 'water', gas: /* i18n */ 'gas', power: /* i18n */ 'power' };
type Meter = keyof typeof names;

export default function MeterReadings() {
  const [meters, setMeters] = useState<Meter[]>(['water', 'gas']);
  const [items, setItems] = useState<ApiEffectOptions[]>([]);
  const forget = (uid: string) => setItems((list) => list.filter((item) => item.uid !== uid));

  return (
    <>
      <Form
        contextProps={{
          apiEffect: (item) => setItems((list) => [...list, item]),
          destroy: ({ uid }) => forget(uid),
        }}
      >
        {meters.map((meter) => (
          <FormItem key={meter} bindId={meter} label={`${names[meter]} reading`}>
            <input type="number" min={0} />
          </FormItem>
        ))}
      </Form>
      <div
        role="group"
        aria-label="Registered items"
        style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockStart: '1rem' }}
      >
        {items.map((item) => (
          <button key={item.uid} type="button" onClick={() => item.setValue('0')}>
            Set {names[item.bindId as Meter]} to 0
          </button>
        ))}
      </div>
      <hr />
      <button type="button" onClick={() => setMeters(['gas', 'power'])}>
        Read gas and power instead
      </button>
    </>
  );
}

import { act, render } from '@testing-library/react';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { useState } from 'react';
import { Form, FormItem, useForm, type UseFormReturn } from './index';
import type { FormCore } from './coreTypes';
import { FORM } from './contextTypes';

const FORMS = 500;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const itemsOf = ({ contextProps }: UseFormReturn<never>) =>
  (contextProps[FORM] as FormCore<never>).registry;

it('hundreds of forms that came and went leave no item, and nothing holds on to them', async () => {
  const models: WeakRef<object>[] = [];
  const counts = { mounted: 0, destroy: 0, watched: 0 };
  const hooks = {
    mounted: () => void (counts.mounted += 1),
    destroy: () => void (counts.destroy += 1),
  };
  const items: Set<unknown>[] = [];
  function Short() {
    const form = useForm({ a: '', list: [{ v: 1 }] });
    const { render: item, model, contextProps, useSubscribe, useWatch } = form;
    useState(() => models.push(new WeakRef(model)));
    useState(() => items.push(itemsOf(form as never)));
    useSubscribe((state) => state.model.list);
    useWatch(
      (state) => state.model.a,
      () => void (counts.watched += 1),
    );
    return (
      <Form contextProps={contextProps}>
        {item('a', { contextProps: hooks })(<input />)}
        <FormItem bindId="list.0.v" rules={{ required: true }} contextProps={hooks}>
          <input />
        </FormItem>
      </Form>
    );
  }
  const { rerender, unmount } = render(<Short key="first" />);
  for (let count = 1; count < FORMS; count += 1) rerender(<Short key={count} />);
  unmount();
  expect(counts).toEqual({ mounted: 2 * FORMS, destroy: 2 * FORMS, watched: 0 });
  expect(items).toHaveLength(FORMS);
  expect(items.every(({ size }) => size === 0)).toBe(true);
  // React itself may hold on to the last trees for a while.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  items.length = 0;
  collectGarbage();
  const alive = models.filter((model) => model.deref()).length;
  expect(alive).toBeLessThan(FORMS / 20);
}, 120_000);

it('components that came and went are not asked by a form that stays', async () => {
  const selector = jest.fn(({ model }: { model: { a: string } }) => model.a);
  let form!: UseFormReturn<{ a: string }>;
  function Guest() {
    form.useSubscribe(selector);
    form.useWatch(selector, () => undefined);
    return form.render('a', { rules: { required: true } })(<input />);
  }
  function Host({ guest }: { guest: number }) {
    form = useForm({ a: '' });
    return guest > 0 && <Guest key={guest} />;
  }
  const { rerender } = render(<Host guest={0} />);
  for (let guest = 1; guest <= FORMS; guest += 1) rerender(<Host guest={guest} />);
  rerender(<Host guest={0} />);
  selector.mockClear();
  await act(async () => {
    form.model.a = 'x';
  });
  expect(selector).not.toHaveBeenCalled();
  expect(itemsOf(form as never).size).toBe(0);
  await expect(form.validate()).resolves.toEqual([]);
}, 120_000);

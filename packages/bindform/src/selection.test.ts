import { createSelection } from './selection';
import { observe } from './observe';

it('a subscription to data that was written after its last snapshot notifies at once', () => {
  const model = observe({ a: 'old' });
  const selection = createSelection(() => model.a, {});
  expect(selection.getSnapshot()).toBe('old');
  model.a = 'new';
  const listener = jest.fn();
  const end = selection.subscribe(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(selection.getSnapshot()).toBe('new');
  end();
  selection.subscribe(listener);
  expect(listener).toHaveBeenCalledTimes(1);
});

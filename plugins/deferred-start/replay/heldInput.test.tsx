import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useForm } from 'bindform';
import { keepFields } from '@site/src/components/siteFiles/keptFields';
import { beforeHydration, discardInput, release, replay } from './heldInput';
import { field, lateDemo, nextTask, onPageWaiting, submitted, type } from './lateDemo';

/** Choosing a country clears the city, in a watcher. */
function Places() {
  const [city, setCity] = useState('');
  const clear = () => queueMicrotask(() => queueMicrotask(() => setCity('')));
  return (
    <>
      <input aria-label="country" defaultValue="" onChange={clear} />
      <input aria-label="city" value={city} onChange={({ target }) => setCity(target.value)} />
    </>
  );
}

/** A form whose reset button is native. */
function Resettable() {
  const [name, setName] = useState('given');
  return (
    <form onReset={() => setName('given')}>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="reset">Reset</button>
    </form>
  );
}

/** A form of the library, or a native one, which the library resets in a later task. */
function LibraryForm({ isNative }: { isNative: boolean }) {
  const { render, contextProps } = useForm({ name: 'given' });
  const content = (
    <>
      {render('name', { noStyle: true })(<input aria-label="name" />)}
      <button type="reset">Reset</button>
    </>
  );
  return isNative ? (
    <form>{content}</form>
  ) : (
    <Form contextProps={contextProps} onSubmit={() => undefined}>
      {content}
    </Form>
  );
}

describe('user input before a demo is hydrated', () => {
  it('is replayed in every kind of field, once per change', async () => {
    const { heard, arrive } = lateDemo();
    fireEvent.input(field('text'), { target: { value: 'A' } });
    fireEvent.input(field('text'), { target: { value: 'Ada' } });
    field('checked').click();
    field('green').click();
    fireEvent.change(field('size'), { target: { value: 'm' } });
    field<HTMLSelectElement>('days').options[1].selected = true;
    fireEvent.change(field('days'));
    await arrive();
    await submitted();
    expect(heard.mock.calls).toEqual([
      ['text', 'Ada'],
      ['checked', false],
      ['color', 'green'],
      ['submit', { text: 'Ada', checked: false, color: 'green', size: 'm', days: ['mon', 'tue'] }],
    ]);
  });

  it('is replayed if it came without an event, as with autofill', async () => {
    const { heard, arrive } = lateDemo();
    field<HTMLInputElement>('text').value = 'Grace';
    field<HTMLInputElement>('checked').checked = false;
    await arrive();
    await submitted();
    expect(heard).toHaveBeenLastCalledWith(
      'submit',
      expect.objectContaining({ text: 'Grace', checked: false }),
    );
  });

  it('is replayed if it came without an event into a field that has had the focus or a press', async () => {
    const { heard, arrive } = lateDemo();
    field('text').focus();
    field('text').click();
    field<HTMLInputElement>('text').value = 'Grace';
    await arrive();
    await submitted();
    expect(heard).toHaveBeenLastCalledWith('submit', expect.objectContaining({ text: 'Grace' }));
  });

  it('is replayed if it came without an event after the last key', async () => {
    const { heard, arrive } = lateDemo();
    fireEvent.input(field('text'), { target: { value: 'Gr' } });
    field<HTMLInputElement>('text').value = 'Grace';
    await arrive();
    await submitted();
    expect(field('text')).toHaveValue('Grace');
    expect(heard).toHaveBeenLastCalledWith('submit', expect.objectContaining({ text: 'Grace' }));
  });

  it('is replayed with every radio button that was checked', async () => {
    const { demo, arrive } = lateDemo();
    field('green').click();
    field('red').click();
    const listener = jest.fn(({ target }) => [target.ariaLabel, target.checked]);
    demo.addEventListener('click', listener, true);
    await arrive();
    expect(listener.mock.results.map(({ value }) => value)).toEqual([
      ['green', true],
      ['red', true],
    ]);
    expect(field('red')).toBeChecked();
  });

  it('counts more than what was kept over a reload', async () => {
    const { demo, heard, arrive } = lateDemo();
    const { innerHTML } = demo;
    field<HTMLInputElement>('text').value = 'Ada';
    field<HTMLSelectElement>('size').value = 'm';
    keepFields();
    demo.innerHTML = innerHTML;
    fireEvent.input(field('text'), { target: { value: 'Grace' } });
    beforeHydration(document);
    await arrive();
    await submitted();
    expect(heard).toHaveBeenLastCalledWith(
      'submit',
      expect.objectContaining({ text: 'Grace', size: 'm' }),
    );
  });

  it('does not include default values of the browser', async () => {
    const demo = document.createElement('div');
    demo.dataset.demoPreview = '';
    demo.innerHTML = '<input type="range"><input type="color"><select><option>A</option></select>';
    document.body.append(demo);
    const listener = jest.fn();
    demo.addEventListener('input', listener);
    beforeHydration(demo);
    replay(demo);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is replayed if it cleared a field', async () => {
    const { heard, arrive } = lateDemo();
    fireEvent.input(field('text'), { target: { value: '' } });
    await arrive();
    expect(heard.mock.calls).toEqual([['text', '']]);
    expect(field('text')).toHaveValue('');
  });

  it('is replayed after what a watcher does with the input before it', async () => {
    const { arrive } = lateDemo(() => <Places />);
    type(field('country'), 'France');
    type(field('city'), 'Paris');
    await arrive();
    expect(field('city')).toHaveValue('Paris');
  });

  it.each([
    ['a controlled field', () => <Resettable />],
    ['the form of a library', () => <LibraryForm isNative={false} />],
    ['a form around the fields of a library', () => <LibraryForm isNative />],
  ])('is replayed after a press of a reset button before it, in %s', async (_kind, render) => {
    const { arrive } = lateDemo(render);
    type(field('name'), 'Ada');
    screen.getByRole('button', { name: 'Reset' }).click();
    type(field('name'), 'Grace');
    await arrive();
    await nextTask();
    expect(field('name')).toHaveValue('Grace');
  });

  it('is replayed if it was pasted', async () => {
    const { heard, arrive } = lateDemo();
    const user = userEvent.setup();
    await user.clear(field('text'));
    await user.paste('Ada');
    heard.mockClear();
    await arrive();
    expect(field('text')).toHaveValue('Ada');
    expect(heard).toHaveBeenCalledWith('text', 'Ada');
  });

  it('does not submit a form to the server', async () => {
    const { demo, heard, arrive } = lateDemo();
    const form = demo.querySelector('form')!;
    expect(fireEvent.submit(form)).toBe(false);
    await arrive();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps caret and selection', async () => {
    const { arrive } = lateDemo();
    const text = field<HTMLInputElement>('text');
    text.focus();
    fireEvent.input(text, { target: { value: 'Ada Lovelace' } });
    text.setSelectionRange(1, 3, 'backward');
    await arrive();
    expect([text.selectionStart, text.selectionEnd]).toEqual([1, 3]);
  });

  it('keeps the caret where a key during the hydration has moved it', async () => {
    const { demo, hydrate } = lateDemo();
    const text = field<HTMLInputElement>('text');
    text.focus();
    type(text, 'Ad');
    await hydrate();
    type(text, 'Ada');
    act(() => replay(demo));
    await nextTask();
    expect([text.value, text.selectionStart]).toEqual(['Ada', 3]);
  });

  it.each(['keyDown', 'pointerDown'] as const)(
    'keeps the caret where a %s right after the replay has moved it',
    async (event) => {
      const { demo, hydrate } = lateDemo();
      const text = field<HTMLInputElement>('text');
      text.focus();
      type(text, 'Ada');
      await hydrate();
      act(() => replay(demo));
      // As if the form had set the value again.
      text.setSelectionRange(0, 0);
      fireEvent[event](text);
      expect(text.selectionStart).toBe(3);
      text.setSelectionRange(2, 2);
      await nextTask();
      expect(text.selectionStart).toBe(2);
    },
  );

  it('keeps the caret in a field that the demo has emptied on hydration', async () => {
    const { demo, hydrate } = lateDemo();
    const text = field<HTMLInputElement>('text');
    text.focus();
    type(text, 'Ada');
    text.setSelectionRange(1, 1);
    await hydrate();
    text.value = '';
    act(() => replay(demo));
    await nextTask();
    expect([text.value, text.selectionStart]).toEqual(['Ada', 1]);
  });

  it('ends with the caret at the end if the demo has emptied a field during typing', async () => {
    const { demo, hydrate } = lateDemo();
    const text = field<HTMLInputElement>('text');
    text.focus();
    type(text, 'Ad');
    await hydrate();
    type(text, 'Ada');
    text.value = '';
    act(() => replay(demo));
    await nextTask();
    expect([text.value, text.selectionStart]).toEqual(['Ada', 3]);
  });

  it('keeps an unfinished IME composition', async () => {
    const { demo, arrive } = lateDemo();
    const events: string[] = [];
    for (const type of ['compositionstart', 'input', 'change']) {
      demo.addEventListener(type, (event) =>
        events.push(`${type} ${(event as InputEvent).isComposing}`),
      );
    }
    fireEvent.compositionStart(field('text'));
    fireEvent.input(field('text'), { target: { value: 'ni' } });
    events.length = 0;
    await arrive();
    expect(events).toEqual(['compositionstart undefined', 'input true']);
    expect(field('text')).toHaveValue('ni');
    fireEvent.compositionEnd(field('text'));
  });

  it('is discarded on request, with what it has left in the fields, and later input is replayed', async () => {
    const { demo, heard, arrive } = lateDemo();
    field('text').focus();
    type(field('text'), 'Ada');
    field('checked').click();
    field('green').click();
    field<HTMLSelectElement>('size').value = 'm';
    screen.getByRole('button', { name: 'Add' }).click();
    discardInput(demo);
    expect(field('text')).toHaveValue('given');
    expect(field('red')).toBeChecked();
    fireEvent.change(field('days'), { target: { value: 'tue' } });
    await arrive();
    await submitted();
    expect(heard.mock.calls).toEqual([
      ['submit', { text: 'given', checked: true, color: 'red', size: 's', days: ['tue'] }],
    ]);
  });

  it('is discarded if the demo failed to load', async () => {
    const { demo, heard } = lateDemo();
    screen.getByRole('button', { name: 'Add' }).click();
    release(demo);
    replay(demo);
    expect(heard).not.toHaveBeenCalled();
  });

  it('reaches no listener before hydration, and every listener after it', async () => {
    const { demo, arrive } = lateDemo();
    const listener = jest.fn();
    demo.addEventListener('click', listener);
    screen.getByRole('button', { name: 'Add' }).click();
    expect(listener).not.toHaveBeenCalled();
    await arrive();
    expect(listener).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Add' }).click();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('user input on the page before it is hydrated', () => {
  it('leaves links, popovers and details to the browser, and holds the rest until hydration', async () => {
    document.body.innerHTML = `
      <button>Retry</button>
      <div id="__docusaurus">
      <a href="#here">Link</a>
      <button popovertarget="menu">Menu</button>
      <details><summary>Contents</summary></details>
      <section role="region"><p>Text</p></section>
      <button aria-keyshortcuts="Control+K /">Search</button>
      <input aria-label="Field">
      <button role="tab">Tab</button>
      </div>`;
    const done: string[] = [];
    document.body.addEventListener('click', ({ target }) =>
      done.push((target as Element).textContent),
    );
    document.body.addEventListener('keydown', ({ target }) =>
      done.push(`key on ${(target as Element).textContent}`),
    );
    for (const text of ['Link', 'Menu', 'Contents', 'Text', 'Retry'])
      screen.getByText(text).click();
    expect(done).toEqual(['Link', 'Menu', 'Contents', 'Text', 'Retry']);
    expect(onPageWaiting).not.toHaveBeenCalled();

    done.length = 0;
    fireEvent.keyDown(screen.getByText('Tab'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByLabelText('Field'), { key: '/' });
    expect(onPageWaiting).toHaveBeenCalledTimes(1);
    for (const modifier of ['altKey', 'shiftKey']) {
      fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, [modifier]: true });
    }
    fireEvent.keyDown(document.body, { key: '/', altKey: true });
    expect(onPageWaiting).toHaveBeenCalledTimes(1);
    done.length = 0;
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    screen.getByText('Search').click();
    screen.getByText('Search').click();
    expect(onPageWaiting).toHaveBeenCalledTimes(4);
    expect(done).toEqual([]);

    replay(document);
    await nextTask();
    expect(done).toEqual(['key on Tab', 'Search']);
    screen.getByText('Search').click();
    expect(done).toHaveLength(3);
  });
});

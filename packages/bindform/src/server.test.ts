import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FormItem, useForm } from './index';

it('runs where there is no document and no window', () => {
  expect(typeof document).toBe('undefined');
  expect(typeof window).toBe('undefined');
  function Page() {
    const { render, model } = useForm({ name: 'Ada', file: null as unknown });
    model.name = 'Grace';
    return createElement(
      'form',
      {},
      render('name', { label: 'Name', rules: { required: true } })(createElement('input')),
      render('file')(createElement('input', { type: 'file' })),
      createElement(FormItem, { bindId: 'own', initialValue: 'mine' }, createElement('input')),
    );
  }
  const html = renderToString(createElement(Page));
  expect(html).toContain('value="Grace"');
  expect(html).toContain('value="mine"');
});

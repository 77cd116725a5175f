import { renderToString } from 'react-dom/server';
import { holdForms, releaseForms } from './heldForms';

function prerendered(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  return container;
}

describe('forms of a prerendered demo', () => {
  it('are held until the demo takes them over, and then as it has made them', () => {
    const html = renderToString(
      <form title="a > b" className="bindform">
        <input />
      </form>,
    );
    const held = prerendered(holdForms(html));
    expect(held.querySelector('form')!.method).toBe('dialog');
    releaseForms(held);
    expect(held.innerHTML).toBe(prerendered(html).innerHTML);
  });

  it('keep their own method', () => {
    const html = renderToString(<form method="post" />);
    expect(holdForms(html)).toBe(html);
  });

  it('are distinguished from elements whose name only begins alike', () => {
    expect(holdForms('<format-number></format-number>')).toBe('<format-number></format-number>');
  });
});

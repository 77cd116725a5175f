import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToolbar } from './useToolbar';

function Tools({ more = false }: { more?: boolean }) {
  return (
    <div ref={useToolbar()} role="toolbar" aria-label="Tools">
      <button>Show</button>
      {more && <button>Edit</button>}
      <span>
        <button>Copy</button>
      </span>
      <a href="#here">Link</a>
      <div popover="auto">
        <button>Download</button>
      </div>
    </div>
  );
}

const item = (name: string) => screen.getByText(name);
const stops = () => ['Show', 'Copy', 'Link'].filter((name) => item(name).tabIndex === 0);

it('has one tab stop, which is the item that had the focus last', async () => {
  render(<Tools />);
  expect(stops()).toEqual(['Show']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(item('Link')).toHaveFocus();
  expect(stops()).toEqual(['Link']);
  await userEvent.keyboard('{ArrowRight}');
  expect(item('Show')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}{End}');
  expect(item('Link')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(stops()).toEqual(['Copy']);
});

it.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'leaves arrow keys, Home and End with %s to the browser',
  async (modifier) => {
    render(<Tools />);
    item('Copy').focus();
    await userEvent.keyboard(`{${modifier}>}{ArrowLeft}{ArrowRight}{Home}{End}{/${modifier}}`);
    expect(item('Copy')).toHaveFocus();
  },
);

it('keeps it when items come, and leaves the items of a popup alone', async () => {
  const { rerender } = render(<Tools />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  rerender(<Tools more />);
  expect([...stops(), item('Edit').tabIndex]).toEqual(['Copy', -1]);
  item('Download').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(item('Download')).toHaveFocus();
  expect(item('Download').tabIndex).toBe(0);
});

it('keeps the item that had the focus before the page listened', () => {
  const html = document.body.appendChild(document.createElement('div'));
  html.innerHTML = renderToString(<Tools />);
  html.querySelector('a')!.focus();
  render(<Tools />, { container: html, hydrate: true });
  expect(stops()).toEqual(['Link']);
});

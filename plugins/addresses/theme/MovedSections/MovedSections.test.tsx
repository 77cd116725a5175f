import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import MovedSections from '.';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <MovedSections ids="async vaild-async">
        <a href="/bindform/intro/vaild-async">Async validation</a>
      </MovedSections>
      <Address />
    </MemoryRouter>,
  );

test.each([
  ['/bindform/intro/vaild#async', '/bindform/intro/vaild-async#async'],
  ['/bindform/intro/vaild?q=a#vaild-async', '/bindform/intro/vaild-async?q=a#vaild-async'],
  ['/bindform/intro/vaild#rules', '/bindform/intro/vaild#rules'],
  ['/bindform/intro/vaild', '/bindform/intro/vaild'],
])('%s becomes %s', (from, to) => {
  open(from);
  expect(screen.getByText(to)).toBeVisible();
});

test('without scripts, former addresses scroll to the link', () => {
  open('/bindform/intro/vaild');
  for (const id of ['async', 'vaild-async']) {
    expect(document.getElementById(id)?.parentElement).toContainElement(screen.getByRole('link'));
  }
});

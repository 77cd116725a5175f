import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useTrailingSlash } from './useTrailingSlash';

jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);

function Page() {
  useTrailingSlash();
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}

test.each([
  ['/bindform/intro/start/?tab=a#b', '/bindform/intro/start?tab=a#b'],
  ['/bindform/zh-CN/intro/start/', '/bindform/zh-CN/intro/start'],
  ['/bindform/', '/bindform/'],
  ['/bindform/zh-CN/', '/bindform/zh-CN/'],
  ['/bindform/intro/start', '/bindform/intro/start'],
])('%s becomes %s', (from, to) => {
  const { container } = render(
    <MemoryRouter initialEntries={[from]}>
      <Page />
    </MemoryRouter>,
  );
  expect(container).toHaveTextContent(to);
});

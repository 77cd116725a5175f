import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import Details from '@theme/Details';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor: () => undefined }));

it('stays open if a reader has opened it before the app', async () => {
  // In development, React says that `open` differs.
  jest.spyOn(console, 'error').mockImplementation();
  const content = <Details summary={<summary>More</summary>}>Content</Details>;
  const prerendered = render(content);
  const container = document.createElement('div');
  container.innerHTML = prerendered.container.innerHTML;
  prerendered.unmount();
  document.body.append(container);
  screen.getByRole<HTMLDetailsElement>('group').open = true;
  await act(async () => {
    hydrateRoot(container, content);
  });
  expect(screen.getByText('Content')).toBeVisible();
});

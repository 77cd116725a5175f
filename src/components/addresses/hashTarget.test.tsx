import { render, screen } from '@testing-library/react';
import { hashTarget } from './hashTarget';

test.each([
  ['#usage', 'usage'],
  ['#%E7%94%A8%E6%B3%95', '用法'],
  ['#100%', '100%'],
  ['#%E4%A', '%E4%A'],
])('%s names the element with the id %s', (hash, id) => {
  render(<h2 id={id}>Usage</h2>);
  expect(hashTarget(hash)).toBe(screen.getByRole('heading'));
});

test.each(['', '#', '#%', '#other'])('%p names nothing', (hash) => {
  render(<h2 id="usage">Usage</h2>);
  expect(hashTarget(hash)).toBeNull();
});

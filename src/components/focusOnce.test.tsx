import { render, screen } from '@testing-library/react';
import { focusOnce } from './focusOnce';

test('an element that takes no focus gets it, and is as before', () => {
  render(<h2>Usage</h2>);
  const heading = screen.getByRole('heading');
  const focused = jest.fn();
  heading.addEventListener('focus', focused);
  focusOnce(heading);
  expect(focused).toHaveBeenCalledTimes(1);
  expect(heading).not.toHaveAttribute('tabindex');
});

test.each([0, -1])('an element with the tabindex %p keeps it', (tabIndex) => {
  render(<h2 tabIndex={tabIndex}>Usage</h2>);
  focusOnce(screen.getByRole('heading'));
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.getByRole('heading')).toHaveAttribute('tabindex', String(tabIndex));
});

test('a control keeps the focus', () => {
  render(<button>Send</button>);
  focusOnce(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveFocus();
});

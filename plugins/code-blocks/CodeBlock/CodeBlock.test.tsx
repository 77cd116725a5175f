import { render, screen } from '@testing-library/react';
import CodeBlock from '.';

jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

it.each([
  ['tsx', 0],
  ['json', 0],
  ['bash', -1],
  ['text', -1],
])(
  'a block of %s is a tab stop only if its lines may be wider than it: %d',
  (language, tabIndex) => {
    render(<CodeBlock language={language}>npm install bindform</CodeBlock>);
    expect(screen.getByRole('group', { name: `${language} code` }).tabIndex).toBe(tabIndex);
  },
);

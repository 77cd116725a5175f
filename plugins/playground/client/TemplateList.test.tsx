import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TemplateList } from './TemplateList';
import type { PlaygroundCode } from './usePlaygroundCode';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

const groups = [{ label: 'Start', templates: [{ id: 'start-basic', title: 'Sign-up form' }] }];
const code = (demo?: PlaygroundCode['demo']): PlaygroundCode => ({
  id: 'code',
  files: {},
  isForeign: false,
  demo,
});

it.each([
  ['a listed demo', code({ id: 'start-basic', title: 'Sign-up form' }), 'Sign-up form'],
  ['a demo of the home page', code({ id: 'home-first', title: 'Plan a trip' }), 'Plan a trip'],
  ['code from a link', code(), 'Code from a link'],
  ['nothing yet', undefined, ''],
])('names what is open: %s', (_, open, title) => {
  render(<TemplateList groups={groups} code={open} onChoose={jest.fn()} />);
  expect(screen.getByRole('combobox', { name: 'Start from' })).toHaveDisplayValue(title);
});

it('lets the first demo be chosen from one that is not listed', async () => {
  const onChoose = jest.fn();
  const open = code({ id: 'home-first', title: 'Plan a trip' });
  render(<TemplateList groups={groups} code={open} onChoose={onChoose} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Sign-up form');
  expect(onChoose).toHaveBeenCalledWith('start-basic');
});

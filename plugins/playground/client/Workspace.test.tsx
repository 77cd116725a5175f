import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepEdits, playgroundKey } from '../../live-editor/keptEdits';
import { usePlaygroundCode } from './usePlaygroundCode';
import Workspace, { type WorkspaceProps } from './Workspace';

const history = { push: jest.fn(), replace: jest.fn() };
jest.mock('@docusaurus/router', () => ({ useHistory: () => history }));
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('./usePlaygroundCode');
jest.mock('./CopyLink', () => ({ CopyLink: () => null }));
jest.mock('../../demos/theme/Demo/OpenIn', () => ({ OpenIn: () => null }));
jest.mock('../../live-editor/LiveEditor', () => () => null);

const FILES = { 'App.tsx': '' };
const DEMOS = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
];
const DATA = {
  groups: [{ label: 'Start', templates: DEMOS }],
  initial: {},
  packageSets: [],
} as unknown as WorkspaceProps;

async function chooseFrom(demo: (typeof DEMOS)[number] | undefined): Promise<void> {
  const code = { id: 'code', files: FILES, demo, isForeign: false };
  jest.mocked(usePlaygroundCode).mockReturnValue({ code, retry: () => undefined });
  render(<Workspace {...DATA} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Start from' }), 'B');
}

beforeEach(() => {
  jest.clearAllMocks();
  keepEdits(playgroundKey('code'), FILES, FILES);
});

it('takes the place of a demo that was only looked at', async () => {
  await chooseFrom(DEMOS[0]);
  expect(history.replace).toHaveBeenCalledWith({ hash: 'demo=b' });
  expect(history.push).not.toHaveBeenCalled();
});

it.each([
  ['a demo with edits', DEMOS[0], { 'App.tsx': 'mine' }],
  ['code from a link', undefined, FILES],
])('lets Back lead to %s', async (_, demo, edited) => {
  keepEdits(playgroundKey('code'), FILES, edited);
  await chooseFrom(demo);
  expect(history.push).toHaveBeenCalledWith({ hash: 'demo=b' });
  expect(history.replace).not.toHaveBeenCalled();
});

import { inspect, stripVTControlCharacters } from 'node:util';
import logger from '@docusaurus/logger';
import { leaveOutStacks } from './environment';

const { argv } = process;
const { stackTraceLimit } = Error;
const { error } = logger;
afterEach(() => {
  process.argv = argv;
  Error.stackTraceLimit = stackTraceLimit;
  logger.error = error;
});

it('prints errors without stacks and brackets, and the values of other messages', () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  process.argv = ['node', '/site/node_modules/.bin/docusaurus'];
  leaveOutStacks();
  logger.error(inspect(new Error('docs/x.mdx:2: a slip. Write [b].')));
  const template = ['The file ', ' is missing.'];
  logger.error(template as unknown as TemplateStringsArray, 'x.mdx');
  expect(print.mock.calls.map(([line]) => stripVTControlCharacters(String(line)))).toEqual([
    '[ERROR] docs/x.mdx:2: a slip. Write [b].',
    '[ERROR] The file x.mdx is missing.',
  ]);
});

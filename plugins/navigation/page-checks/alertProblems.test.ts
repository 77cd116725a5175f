import { parsePage } from '../../../src/mdx/parsePage';
import { alertProblems } from './alertProblems';

const problems = (text: string) =>
  alertProblems(parsePage(`---\ntitle: T\n---\n\n${text}\n`), 'docs/x.mdx');

it.each([
  ['alerts with and without a title', ':::warning[Title]\n\nText.\n\n:::\n\n:::error\nText.\n:::'],
  ['an alert in a list', '- One\n\n  :::tip\n\n  Text.\n\n  :::\n\n- Two'],
  ['an alert in an alert', '::::info\n\n:::tip\n\nText.\n\n:::\n\n::::'],
  ['an alert in an element', '<Details>\n\n:::tip\n\nText.\n\n:::\n\n</Details>'],
  ['colons in code', '```mdx\n:::warn\n```\n\n`:::warn`'],
])('finds nothing wrong with %s', (_what, text) => {
  expect(problems(text)).toEqual([]);
});

it.each([
  [
    'an unknown alert',
    ':::warn\n\nText.\n\n:::',
    'there is no alert "warn". Write one of: note, tip, info, success, warning, danger, error.',
  ],
  ['a misspelt alert', ':::waring\n\nText.\n\n:::', 'there is no alert "waring". Write "warning".'],
  [
    'an unclosed alert',
    ':::warning\n\nText.\n\n## A {#a}',
    'the alert :::warning is not closed. Write ::: on a line below its text.',
  ],
  [
    'an alert that closes with fewer colons',
    '::::info\n\n:::tip\n\nText.\n\n:::',
    'the alert ::::info is not closed. Write :::: on a line below its text.',
  ],
  [
    'an alert that an element ends',
    ':::warning\n\nText.',
    'the alert :::warning is not closed. Write ::: on a line below its text.',
  ],
  [
    'a space before the name',
    '::: warning\n\nText.',
    '":::" opens and closes no alert here. Write :::warning or :::warning[Title], without a space, and one ::: to close it.',
  ],
  [
    'a title without brackets',
    ':::warning Title\n\nText.',
    '":::" opens and closes no alert here. Write :::warning or :::warning[Title], without a space, and one ::: to close it.',
  ],
])('names line, mistake and remedy of %s', (_what, text, said) => {
  expect(problems(text)).toEqual([`docs/x.mdx:5: ${said}`]);
});

it('names the alert above, whose end an unclosed one may have taken', () => {
  expect(problems(':::info\n\nText.\n\n:::tip\n\nText.\n\n:::')).toEqual([
    'docs/x.mdx:9: the alert :::tip or the :::info around it, from line 5, is not closed. Write ::: on a line below its text.',
  ]);
});

import { forwardRef, memo, type ReactNode } from 'react';
import { describeMessage } from './describeMessage';

function Text(props: { id: string; count?: number; children?: ReactNode; values?: object }) {
  return props.id;
}
const Memoized = memo(Text);
const Forwarded = forwardRef(function Forwarded() {
  return null;
});
const Named = Object.assign(() => null, { displayName: 'Message' });
const Nameless = [() => null][0];

it.each<[ReactNode, string]>([
  ['Too short', 'Too short'],
  [8, '8'],
  [['At least ', 8, null, false], 'At least 8'],
  [
    <>
      <b>Taken.</b> <a href="/login">Sign in</a>
    </>,
    'Taken. Sign in',
  ],
  [<Text id="short">Too short</Text>, 'Too short'],
  [<Text id="short" count={8} values={{}} />, '<Text id="short" count={8} values={…} />'],
  [<Memoized id="short" />, '<Text id="short" />'],
  [<Forwarded />, '<Forwarded />'],
  [<Named />, '<Message />'],
  [<Nameless />, '<Component />'],
  [<img alt="" />, ''],
])('writes %o as %s', (message, text) => {
  expect(describeMessage(message)).toBe(text);
});

import { clientRegistry } from './clientRegistry';

test('an entry keeps its loader alone', () => {
  const loader = '() => import(/* webpackChunkName: "a1" */ "@site/docs/a \\"b\\".mdx")';
  const name = '"@site/docs/a \\"b\\".mdx"';
  const entry = `  "a1": [${loader}, ${name}, require.resolveWeak(${name})],`;
  expect(clientRegistry(`export default {\n${entry}};`)).toBe(
    `export default {\n  "a1": [${loader}],};`,
  );
});

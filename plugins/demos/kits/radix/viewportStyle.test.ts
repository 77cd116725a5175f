import fs from 'node:fs';
import { VIEWPORT_STYLE } from './viewportStyle';

it('is the style of the installed Radix Select, which the policy of every page allows', () => {
  const source = fs.readFileSync(require.resolve('@radix-ui/react-select'), 'utf8');
  expect(source).toContain(`__html: \`${VIEWPORT_STYLE}\``);
});

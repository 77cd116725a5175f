import { LOCALES } from '../support/site';
import { builtText } from '../support/builtDocument';

test.each(LOCALES)(
  'the licenses of what the scripts contain are published in $id',
  ({ prefix }) => {
    const notices = builtText(`${prefix}third-party-notices.txt`);
    for (const name of ['react-dom', 'antd', '@mui/material', '@docusaurus/core']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
    }
  },
);

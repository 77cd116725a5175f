import fs from 'node:fs';
import path from 'node:path';
import { QUICK_SUITES } from '../run/quickSuites';
import { SITE_DIR } from '../support/site';

test('npm test names suites that exist', () => {
  const missing = QUICK_SUITES.filter((suite) => !fs.existsSync(path.join(SITE_DIR, suite)));
  expect(missing).toEqual([]);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packLibrary } from './packLibrary';

it('says what to run when the library is not built', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-unbuilt-'));
  expect(() => packLibrary(folder, folder)).toThrow(
    `${folder} has no dist. Run "npm run build:library" first.`,
  );
  fs.rmSync(folder, { recursive: true });
});

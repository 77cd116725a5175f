import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refuseHeavyImages } from './heavyImages';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'images-'));
  fs.mkdirSync(path.join(folder, 'assets/images'), { recursive: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, bytes: number) =>
  fs.writeFileSync(path.join(folder, file), Buffer.alloc(bytes));

it('refuses an image of 25 MB, naming it and its size', () => {
  write('assets/images/huge.PNG', 25_000_000);
  expect(() => refuseHeavyImages(folder)).toThrow(
    '/assets/images/huge.PNG: the image has 25.0 MB. Make it smaller than 1 MB,',
  );
});

it('accepts images up to 1 MB, and other files of any size', () => {
  write('assets/images/photo.webp', 1_000_000);
  write('library.zip', 3_000_000);
  expect(() => refuseHeavyImages(folder)).not.toThrow();
});

// Prints what publint and Are The Types Wrong say of a packed package, one problem in each line.
import fs from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';

const data = new Uint8Array(fs.readFileSync(process.argv[2]));
const { messages } = await publint({ pack: { tarball: data.buffer }, level: 'warning' });
const { problems = ['It has no types.'] } = await checkPackage(createPackageFromTarballData(data));

// Resolution before Node 16 knows no subpaths, and a stylesheet is of no module format.
const isKnown = ({ resolutionKind, entrypoint }) =>
  resolutionKind === 'node10' || entrypoint.endsWith('.css');

for (const problem of [...messages, ...problems.filter((problem) => !isKnown(problem))]) {
  console.log(JSON.stringify(problem));
}

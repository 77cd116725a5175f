import fs from 'node:fs';
import path from 'node:path';
import { upstreamFiles } from './upstreamFiles';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** `npm run upstream:accept`: stores the hashes of the upstream files, after ours were compared with them. */
const hashes = Object.fromEntries(
  upstreamFiles(SITE_DIR).map(({ upstream, hash }) => [upstream, hash]),
);
fs.writeFileSync(path.join(__dirname, 'reviewed.json'), `${JSON.stringify(hashes, null, 2)}\n`);
console.log(`${Object.keys(hashes).length} upstream files are reviewed.`);

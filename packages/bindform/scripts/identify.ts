import fs from 'node:fs';
import path from 'node:path';
import { identityOf } from './identity';

/** Writes into the manifest where the package comes from, before it is packed. */
const file = path.resolve(__dirname, '../package.json');
const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
const text = `${JSON.stringify({ ...manifest, ...identityOf(process.env) }, null, 2)}\n`;
fs.writeFileSync(file, text);

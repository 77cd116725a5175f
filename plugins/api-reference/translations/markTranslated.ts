import fs from 'node:fs';
import { bindformReference, SITE_DIR } from '../fixtures/bindform';
import { readDescriptions, readSourceHashes, translationFiles } from './files';
import { referenceMessages } from './messages';
import { sentenceHash, translationProblems } from './staleness';

/**
 * Command for translators: notes that the Chinese of the named keys fits the English as it is now.
 * Sentences that are new need not be named.
 */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const english = referenceMessages(await bindformReference());
  const translated = readDescriptions(SITE_DIR);
  const known = readSourceHashes(SITE_DIR);
  const unknown = named.filter((key) => !english[key]);
  if (unknown.length > 0)
    throw new Error(`No sentence of the reference has the key ${unknown.join(', ')}.`);
  const hashes = Object.entries(english)
    .filter(([key]) => translated[key])
    .map(([key, { message }]) => {
      const isFresh = named.includes(key) || !known[key];
      return [key, isFresh ? sentenceHash(message) : known[key]];
    });
  const sources = Object.fromEntries(hashes);
  fs.writeFileSync(
    translationFiles(SITE_DIR).sources,
    `${JSON.stringify(sources, undefined, 2)}\n`,
  );
  const problems = translationProblems(english, translated, sources);
  console.log(problems.length > 0 ? problems.join('\n') : 'Every sentence is translated.');
}

void main();

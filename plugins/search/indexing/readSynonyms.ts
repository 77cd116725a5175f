import fs from 'node:fs';
import path from 'node:path';
import { ALL_LANGUAGES, type Synonyms } from './synonyms';

const FOLDER = path.join(__dirname, '../synonyms');

/** The file for all languages; the others are named after their language. */
const NAMES = 'names';

/** Reads the lists of `plugins/search/synonyms`, by language. */
export const readSynonyms = (): Record<string, Partial<Synonyms>> =>
  Object.fromEntries(
    fs.readdirSync(FOLDER).map((file) => {
      const { name } = path.parse(file);
      const list = JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as Synonyms;
      return [name === NAMES ? ALL_LANGUAGES : name, list];
    }),
  );

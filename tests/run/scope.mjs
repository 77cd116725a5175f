import { execFileSync } from 'node:child_process';

/** What readers read: pages, translations, documents of the repository. */
const WORDS = /^(docs|i18n)\/|\.mdx?$/;

/**
 * Prints `words` when nothing but words differs from a commit, else `code`: continuous integration
 * leaves out what words cannot break. Plain JavaScript, since it runs before anything is installed.
 */
function printScope([base]) {
  if (!base) {
    console.log('code');
    return;
  }
  const changed = execFileSync('git', ['diff', '--name-only', `${base}...HEAD`], {
    encoding: 'utf8',
  });
  const files = changed.split('\n').filter(Boolean);
  const isWords = files.length > 0 && files.every((file) => WORDS.test(file));
  console.log(isWords ? 'words' : 'code');
}

printScope(process.argv.slice(2));

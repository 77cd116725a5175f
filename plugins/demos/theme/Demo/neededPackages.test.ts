import { neededPackages } from './neededPackages';

const SETS: Record<string, string>[] = [
  { react: '19', 'react-dom': '19' },
  { react: '19', 'react-dom': '19', '@mui/material': '7', '@emotion/react': '11' },
  { react: '19', 'react-dom': '19', zod: '4' },
];

it('finds the packages of all files, with those that belong to them', () => {
  const sources = [
    `import { Button } from '@mui/material/Button';`,
    `const z = await import( "zod" );`,
  ];
  expect(neededPackages(sources, SETS)).toEqual({ ...SETS[1], ...SETS[2] });
  expect(neededPackages([`import './a.css';`, 'p { color: red }'], SETS)).toEqual(SETS[0]);
});

it.each(['constructor', '__proto__', 'no-such-package'])('asks no registry for %s', (name) => {
  expect(neededPackages([`import x from '${name}';`], SETS)).toEqual(SETS[0]);
});

it.each(['import', 'from (', "from'", 'import ('])('reads endless text after %s once', (word) => {
  const source = `${word}${' '.repeat(200_000)}${word.repeat(20_000)}`;
  const begin = performance.now();
  neededPackages([source], SETS);
  expect(performance.now() - begin).toBeLessThan(1000);
});

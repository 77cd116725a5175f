import { benchDev } from './dev';
import { benchEditor } from './editor';
import { run as benchLibrary } from './library';
import { benchLighthouse } from './lighthouse';
import { benchScale } from './scale';
import { benchSearch } from './search';
import { benchWeight } from './weight';

/** The benchmarks of `npm run bench -- <name>`, by name. */
const BENCHMARKS: Record<string, (options: string[]) => Promise<void>> = {
  dev: benchDev,
  editor: benchEditor,
  library: benchLibrary,
  lighthouse: benchLighthouse,
  scale: benchScale,
  search: benchSearch,
  weight: benchWeight,
};

async function main([name = '', ...options]: string[]): Promise<void> {
  const bench = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (bench) return bench(options);
  const names = Object.keys(BENCHMARKS).join(', ');
  throw new Error(`There is no benchmark "${name}"; choose one of: ${names}.`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { readReference, type ReferenceSource } from './readReference';

/** Process that reads the source named by its argument and sends the definitions to its parent. */
async function main(): Promise<void> {
  const source = JSON.parse(process.argv[2]) as ReferenceSource;
  const definitions = await readReference(source);
  // If the server has stopped at an error meanwhile, the definitions are no longer needed.
  if (process.connected) process.send?.(definitions);
}

void main();

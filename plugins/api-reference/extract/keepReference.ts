import { bindformReference } from '../fixtures/bindform';

/**
 * Command that reads the library, unless it is kept from before, so that `docusaurus
 * write-translations` finds its sentences at hand: outside a build the plugin does not wait for them.
 */
async function main(): Promise<void> {
  const start = performance.now();
  const definitions = await bindformReference();
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  console.log(`${Object.keys(definitions).length} exports of the library in ${seconds} s.`);
}

void main();

import path from 'node:path';
import logger from '@docusaurus/logger';
import { writeOffline } from './writeOffline';

/** Completes a built site: `tsx plugins/offline/build/index.ts [folder of the site]`. */
writeOffline(path.resolve(process.argv[2] ?? 'build')).catch((error: unknown) => {
  logger.error(String(error));
  process.exitCode = 1;
});

import path from 'node:path';
import { highlightCode } from '../../src/components/highlightCode';
import { countLines, weighForm } from './measureForm';
import { readManifest } from './projectFacts';
import type { ComparedForm } from './types';

/** A form as it is compared: its library, its file and its code in the language of the site. */
export interface FormSource {
  id: string;
  /** Name of the library. */
  name: string;
  /** Absolute path of the library's package. */
  packageDir: string;
  /** Absolute path of the form. */
  file: string;
  source: string;
}

/**
 * Measures a form and highlights its code.
 *
 * @throws Error when the form cannot be bundled
 */
export async function describeForm(form: FormSource): Promise<ComparedForm> {
  const { id, name, packageDir, file, source } = form;
  return {
    id,
    name,
    version: readManifest(path.resolve(packageDir)).version,
    lines: countLines(source),
    bytes: await weighForm(file),
    html: highlightCode(source, 'tsx'),
  };
}

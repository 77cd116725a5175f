import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SubjectName } from '@site/tests/bench/library/bundle';
import { LIBRARY_NAMES } from './results';

/** Name of a library in the benchmark. */
export function LibraryName({ subject }: { subject: SubjectName }): ReactNode {
  return subject === 'floor' ? (
    <Translate id="benchmark.floor" description="The bare input that libraries are compared with">
      useState alone
    </Translate>
  ) : (
    LIBRARY_NAMES[subject]
  );
}

import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SubjectName } from './results';

const NAMES: Record<Exclude<SubjectName, 'floor'>, string> = {
  bindform: 'Bindform',
  'react-hook-form': 'React Hook Form',
  formik: 'Formik',
  tanstack: 'TanStack Form',
  'react-final-form': 'React Final Form',
};

const isLibrary = (subject: string): subject is keyof typeof NAMES => subject in NAMES;

/** Display name of a subject of the benchmark. */
export function LibraryName({ subject }: { subject: string }): ReactNode {
  if (isLibrary(subject)) return <span translate="no">{NAMES[subject]}</span>;
  return (
    <Translate
      id="benchmark.floor"
      description="Inputs that no form library binds, in the benchmark"
    >
      useState alone
    </Translate>
  );
}

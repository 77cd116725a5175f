import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { isFloor, SUBJECTS, type FloorName, type SubjectName } from './results';

const NAMES: Record<Exclude<SubjectName, FloorName>, string> = {
  bindform: 'Bindform',
  'react-hook-form-register': 'React Hook Form, register',
  'react-hook-form-controller': 'React Hook Form, Controller',
  formik: 'Formik',
  'react-final-form': 'React Final Form',
  tanstack: 'TanStack Form',
  antd: 'Ant Design Form',
};

/** Display name of a subject of the benchmark. */
export function LibraryName({ subject }: { subject: string }): ReactNode {
  const known = SUBJECTS.find((name) => name === subject);
  if (known && !isFloor(known)) return <span translate="no">{NAMES[known]}</span>;
  return known === 'uncontrolled' ? (
    <Translate
      id="benchmark.uncontrolled"
      description="Inputs whose value is in the browser, in the benchmark"
    >
      uncontrolled inputs
    </Translate>
  ) : (
    <Translate
      id="benchmark.floor"
      description="Inputs that no form library binds, in the benchmark"
    >
      useState alone
    </Translate>
  );
}

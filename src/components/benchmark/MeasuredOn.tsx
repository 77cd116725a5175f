import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useFormats } from './formats';
import { results } from './results';
import styles from './MeasuredOn.module.css';

/** When and where the benchmark was run, and the versions. */
export function MeasuredOn(): ReactNode {
  const { day } = useFormats();
  const { date, machine, versions } = results;
  const { cpu, cores, memoryGiB, os, browser } = machine;
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return (
    <p className={styles.note} data-measured-on>
      <Translate
        id="benchmark.measuredOn"
        description="When and where the benchmark was run; {versions} lists packages with their versions"
        values={{
          day: day(date),
          machine: `${cpu}, ${cores} × CPU, ${memoryGiB} GiB, ${os}`,
          browser,
          versions: <span translate="no">{names.join(', ')}</span>,
        }}
      >
        {'Measured on {day} in {browser} ({machine}), production builds of {versions}.'}
      </Translate>
    </p>
  );
}

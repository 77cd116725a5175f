import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { TemplateGroup } from '../templates';
import type { PlaygroundCode } from './usePlaygroundCode';
import styles from './workspace.module.css';

/** Props of {@link TemplateList}. */
export interface TemplateListProps {
  groups: TemplateGroup[];
  /** What is open, unless it still loads. */
  code: PlaygroundCode | undefined;
  /** Called with the id of the demo to begin with. */
  onChoose: (id: string) => void;
}

const templateLabel = () =>
  translate({
    id: 'playground.template',
    message: 'Start from',
    description: 'Label of the list of examples',
  });
const linkedLabel = () =>
  translate({
    id: 'playground.linked',
    message: 'Code from a link',
    description: 'In the list of examples, while code from a link is open',
  });

/** The list of examples. What is open is always in it: without an entry, a list would name its first one. */
export function TemplateList({ groups, code, onChoose }: TemplateListProps): ReactNode {
  const open = code?.demo;
  const isListed = groups.some(({ templates }) => templates.some(({ id }) => id === open?.id));
  return (
    <label className={styles.template}>
      {templateLabel()}
      <select value={open?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {!isListed && (
          <option value={open?.id ?? ''}>{code ? (open?.title ?? linkedLabel()) : ''}</option>
        )}
        {groups.map(({ label, templates }) => (
          <optgroup key={label} label={label}>
            {templates.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

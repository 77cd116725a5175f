import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Editing } from '../../../live-editor/useEditing';
import { ToolbarButton } from './ToolbarItem';

const editLabel = () =>
  translate({ id: 'demo.edit', message: 'Edit code', description: 'Demo toolbar' });

/** Opens and closes the editor of a demo. */
export function EditButton({ editing }: { editing: Editing }): ReactNode {
  const isOpen = editing.editor !== undefined;
  return (
    <ToolbarButton
      ref={editing.trigger}
      tabIndex={-1}
      icon="edit"
      data-action="edit"
      label={editLabel()}
      aria-expanded={isOpen}
      onClick={isOpen ? editing.close : editing.open}
    />
  );
}

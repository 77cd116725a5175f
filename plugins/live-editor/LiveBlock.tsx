import type { ComponentProps, ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { asExtra } from '@site/src/components/Extra';
import CodeBlock from '@site/plugins/code-blocks/CodeBlock';
import { EditorFailure } from './EditorFailure';
import { useEditing } from './useEditing';
import styles from './client/live.module.css';

const untitled = () =>
  translate({
    id: 'live.block.title',
    message: 'this example',
    description: 'In place of the title of a live code block without one',
  });

const FILE_NAME = /^[\w./-]+\.[jt]sx?$/;

function EditableBlock(props: ComponentProps<typeof CodeBlock>): ReactNode {
  const { children: source = '', language = 'tsx', title } = props;
  const editing = useEditing(async () => {
    const named = title !== undefined && FILE_NAME.test(title);
    const entry = named ? title : `example.${language}`;
    return {
      id: source,
      title: named || !title ? untitled() : title,
      files: { [entry]: source.replace(/\n$/, '') },
      modules: [],
    };
  });
  if (editing.editor) return <div className={styles.block}>{editing.editor}</div>;
  return (
    <div className={styles.block} data-live-block>
      <CodeBlock {...props} />
      <p className={styles.invitation}>
        <button
          ref={editing.trigger}
          type="button"
          className={styles.action}
          onClick={editing.open}
        >
          <Translate id="live.edit" description="Button under a live code block">
            Edit and run
          </Translate>
        </button>
        <EditorFailure reason={editing.failure} />
      </p>
    </div>
  );
}

/** An editable code block, which is a plain one until the reader edits it. */
export const LiveBlock = asExtra('live code block', EditableBlock, CodeBlock);

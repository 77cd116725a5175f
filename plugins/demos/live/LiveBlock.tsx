import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import CodeBlock from '@site/plugins/code-blocks/CodeBlock';
import type { LiveEditorProps } from './LiveEditor';
import styles from './client/live.module.css';

const untitled = () =>
  translate({
    id: 'live.block.title',
    message: 'this example',
    description: 'Stands for the title of a live code block that has none',
  });

const FILE_NAME = /^[\w./-]+\.[jt]sx?$/;

/** A code block that can be edited and run: a plain one until the reader asks for more. */
export function LiveBlock(props: ComponentProps<typeof CodeBlock>): ReactNode {
  const { children: source = '', language = 'tsx', title } = props;
  const [Editor, setEditor] = useState<ComponentType<LiveEditorProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const edit = async () => {
    try {
      const { default: loaded } = await import('./LiveEditor');
      setEditor(() => loaded);
      setFailed(false);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };
  if (open && Editor) {
    const file = title && FILE_NAME.test(title) ? title : undefined;
    const entry = file ?? `example.${language}`;
    return (
      <div className={styles.block}>
        <Editor
          id={source}
          title={title && !file ? title : untitled()}
          files={{ [entry]: source.replace(/\n$/, '') }}
          entry={entry}
          modules={[]}
          onClose={() => setOpen(false)}
        />
      </div>
    );
  }
  return (
    <div className={styles.block} data-live-block>
      <CodeBlock {...props} />
      <p className={styles.invitation}>
        <button ref={button} type="button" className={styles.action} onClick={() => void edit()}>
          <Translate id="live.edit" description="Button under a live code block">
            Edit and run
          </Translate>
        </button>
        <span role="alert">
          {failed && (
            <Translate id="live.edit.failed" description="The editor could not be fetched">
              The editor could not be loaded. Check the connection and press the button again.
            </Translate>
          )}
        </span>
      </p>
    </div>
  );
}

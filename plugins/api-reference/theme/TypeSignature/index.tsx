import type { ReactNode } from 'react';
import CodeBlock from '@site/plugins/code-blocks/CodeBlock';
import type { Absence, DeclarationView } from '../../pages/views';
import { Absent } from '../../table/Absent';

/** What a page says about the `<TypeSignature>` it shows; the remark plugin adds the data. */
export interface TypeSignatureProps {
  /** Name of an export of the library. */
  id: string;
  data: Absence | DeclarationView;
}

/** The declaration of an export as the source has it, with the unexported types it names. */
export default function TypeSignature({ id, data }: TypeSignatureProps): ReactNode {
  return data.state === 'ready' ? (
    <CodeBlock language="ts" title={id} html={data.html} />
  ) : (
    <Absent id={id} state={data.state} />
  );
}

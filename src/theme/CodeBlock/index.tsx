// Replaces CodeBlock of @docusaurus/theme-classic 3.10 and its wrapper in theme-live-codeblock: both
// bring a highlighter to every page, which wrapping would keep. Themes win over local plugins, hence here.
import type { ComponentProps, ReactNode } from 'react';
import StaticCodeBlock from '@site/plugins/code-blocks/CodeBlock';
import LiveCodeBlock from '@theme/LiveCodeBlock';

type CodeBlockProps = ComponentProps<typeof StaticCodeBlock> & { live?: boolean };

/** A code block; a `live` one can be edited and run. */
export default function CodeBlock({ live, ...props }: CodeBlockProps): ReactNode {
  return live ? <LiveCodeBlock {...props} /> : <StaticCodeBlock {...props} />;
}

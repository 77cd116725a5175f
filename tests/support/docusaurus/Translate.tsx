import type { ReactNode } from 'react';

type Values = Record<string, ReactNode>;

const PLACEHOLDER = /\{(\w+)\}/;

/** English texts, as `@docusaurus/Translate` gives them where nothing is translated; for tests of components. */
export function translate({ message }: { message: string }, values: Values = {}): string {
  return message.replace(new RegExp(PLACEHOLDER, 'g'), (_, name) => String(values[name]));
}

/** The component of the same module. */
export default function Translate({
  children,
  values = {},
}: {
  children: string;
  values?: Values;
}) {
  return children
    .split(PLACEHOLDER)
    .map((part, index) => <span key={index}>{index % 2 ? values[part] : part}</span>);
}

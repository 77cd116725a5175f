declare module '@generated/type-hints/default/*.json' {
  const sample: { html: string };
  export default sample;
}

declare module '@theme/TypedCode' {
  export { default, type Props } from '@site/plugins/type-hints/theme/TypedCode';
}

declare module '@generated/playground/default/templates.json' {
  const templates: Record<string, import('../demos/types').DemoAsset>;
  export default templates;
}

declare module '@theme/PlaygroundPage' {
  export { default, type Props } from './theme/PlaygroundPage';
}

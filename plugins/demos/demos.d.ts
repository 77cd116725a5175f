declare module '@generated/demos/default/packages/sets.json' {
  const sets: Record<string, string>[];
  export default sets;
}

declare module '@demos/*' {
  const demo: import('./types').DemoModule;
  export default demo;
}

declare module '@demo-kits/mantine.json' {
  const styles: string;
  export default styles;
}

declare module '@demos/pages/*' {
  const demos: Record<string, import('./types').DemoModule>;
  export default demos;
}

declare module '@theme/Demo' {
  export { default, type Props } from './theme/Demo';
}

declare module '@theme/DemoGrid' {
  export { default, type Props } from './theme/DemoGrid';
}

declare module '@theme/DemoPage' {
  export { default, type Props } from './theme/DemoPage';
}

declare module '@theme/DemoResult' {
  export { default, type Props } from './theme/DemoResult';
}

declare module '@theme/DemoIndex' {
  export { default, type Props } from './theme/DemoIndex';
}

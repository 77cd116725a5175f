import { sharedPostCss } from './sharedPostCss';

it('creates the plugins that are given by their modules, and keeps those that are created', () => {
  const own = { postcssPlugin: 'own' };
  const { config, plugins } = sharedPostCss().configurePostCss!({
    ident: 'postcss',
    plugins: [[require.resolve('postcss-preset-env'), { stage: 1 }], own],
  });
  expect(config).toBe(false);
  expect(plugins).toEqual([expect.objectContaining({ postcssPlugin: 'postcss-preset-env' }), own]);
});

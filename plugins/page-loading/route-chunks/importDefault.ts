/**
 * The one helper of `tslib` that `@docusaurus/utils-common` uses in the browser. The package requires
 * `tslib` as CommonJS, so a bundler would put all of it (4 KB gz) on every page.
 */
export const __importDefault = (module: { __esModule?: boolean }): { default: unknown } =>
  module.__esModule ? (module as { default: unknown }) : { default: module };

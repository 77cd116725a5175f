import type { ComponentType, ReactNode } from 'react';
import { render, screen } from '@testing-library/react';

/** Each extra of the frame by its theme component, with the module that is made to throw. */
const EXTRAS = [
  ['navbar', '@theme/Navbar', '@theme-init/Navbar'],
  ['navbar item', '@theme/NavbarItem', '@theme-init/NavbarItem'],
  ['color mode menu', '@theme/Navbar/ColorModeToggle', '@theme-init/Navbar/ColorModeToggle'],
  ['menu of small windows', '@theme/Navbar/MobileSidebar', '@theme-init/Navbar/MobileSidebar'],
  [
    'language menu',
    '@theme/NavbarItem/LocaleDropdownNavbarItem',
    '@site/plugins/addresses/language/LanguageMenu',
  ],
  ['logo', '@theme/Logo', '@site/plugins/page-frame/brand/Brand'],
  ['search', '@theme/SearchBar', '@site/plugins/search/client/useSearchClient'],
  ['sidebar', '@theme/DocSidebar', '@theme-init/DocSidebar'],
  ['breadcrumbs', '@theme/DocBreadcrumbs', '@theme-init/DocBreadcrumbs'],
  ['contents', '@theme/TOC', '@site/plugins/navigation/contents/ContentsNavigation'],
  ['contents of small windows', '@theme/TOCCollapsible', '@theme/TOCItems'],
  ['page links', '@theme/EditMetaRow', '@site/plugins/page-frame/page-links/PageLinks'],
  ['last update', '@theme/LastUpdated', '@site/plugins/page-frame/last-updated/LastUpdated'],
  [
    'links to the pages before and after',
    '@theme/DocItem/Paginator',
    '@theme-init/DocItem/Paginator',
  ],
  ['back-to-top button', '@theme/BackToTopButton', '@theme-init/BackToTopButton'],
  ['footer', '@theme/Footer', '@site/plugins/page-frame/footer/Footer'],
  ['skip link', '@theme/SkipToContent', '@docusaurus/router'],
  ['copy button', '@site/src/components/CopyButton', '@site/src/components/CopyButton/useCopy'],
] as const;

/** Parts of the root component, which is around every page. */
const ROOT_PARTS = [
  ['language offer', '@site/plugins/addresses/language/LanguageOffer'],
  ['loading bar', '@site/plugins/page-loading/loading-bar/LoadingBar'],
  ['route announcer', '@site/plugins/page-frame/route-announcer/RouteAnnouncer'],
  ['trailing slash', '@site/plugins/addresses/trailing-slash/TrailingSlash'],
] as const;

const fault = new Error('broken');

/** A module whose every export throws when it is called. */
const broken = () =>
  new Proxy(
    { __esModule: true },
    {
      get: (target, key) =>
        key in target || key === 'then'
          ? Reflect.get(target, key)
          : () => {
              throw fault;
            },
    },
  );

/** What an extra is made of besides the module that throws: it does not matter here. */
const STAND_INS = [
  '@docusaurus/Translate',
  '@docusaurus/theme-common',
  '@docusaurus/useIsBrowser',
  '@site/plugins/search/theme/PageHighlights',
  '@site/plugins/search/theme/SearchDialog',
  '@theme/TOCItems',
];
const standIn = () =>
  new Proxy({ __esModule: true }, { get: (_, key) => key === '__esModule' || (() => null) });

/** One React for all, whatever is loaded again. */
const REACT = ['react', 'react/jsx-runtime'].map(
  (module) => [module, jest.requireActual<object>(module)] as const,
);

let log: jest.SpyInstance;
beforeEach(() => {
  jest.resetModules();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [module, loaded] of REACT) jest.doMock(module, () => loaded);
  for (const module of STAND_INS) jest.doMock(module, standIn);
});
afterEach(() => log.mockRestore());

const logged = (name: string) =>
  log.mock.calls.filter(([line]) => String(line).endsWith(`failed: ${name}.`));

function load(module: string): ComponentType<Record<string, unknown>> {
  const loaded = jest.requireActual<Record<string, ComponentType<Record<string, unknown>>>>(module);
  return loaded.default ?? loaded.CopyButton;
}

test.each(EXTRAS)('without the %s, which throws, the page stays', (name, extra, inner) => {
  jest.doMock(inner, broken);
  const Faulty = load(extra);
  const { container } = render(
    <>
      <p>What is being read</p>
      <Faulty toc={[]} />
    </>,
  );
  expect(container).toHaveTextContent(/^What is being read$/);
  expect(logged(name)).toEqual([[expect.any(String), fault]]);
});

test.each(ROOT_PARTS)('without the %s, which throws, every page stays', (name, inner) => {
  for (const [, part] of ROOT_PARTS) {
    jest.doMock(part, part === inner ? broken : standIn);
  }
  const Root = load('@theme/Root');
  render(
    <Root>
      <p>What is being read</p>
    </Root>,
  );
  expect(screen.getByText('What is being read')).toBeVisible();
  expect(logged(name)).toHaveLength(1);
});

test('without the color mode, which throws, the page stays', () => {
  const Pass = ({ children }: { children: ReactNode }) => children;
  jest.doMock('@docusaurus/theme-common', () => ({ composeProviders: () => Pass }));
  jest.doMock('@docusaurus/plugin-content-docs/client', () => ({}));
  jest.doMock('@docusaurus/theme-common/internal', broken);
  const Provider = load('@theme/Layout/Provider');
  render(
    <Provider>
      <p>What is being read</p>
    </Provider>,
  );
  expect(screen.getByText('What is being read')).toBeVisible();
  expect(logged('color mode')).toHaveLength(1);
});

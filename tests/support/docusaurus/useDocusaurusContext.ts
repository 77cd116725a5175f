const language = (label: string, htmlLang: string, baseUrl: string) => ({
  label,
  htmlLang,
  baseUrl,
  url: 'https://example.org',
});

const CONTEXT = {
  siteConfig: {
    title: 'Bindform',
    url: 'https://example.org',
    baseUrl: '/bindform/',
    organizationName: 'o',
    projectName: 'p',
  },
  i18n: {
    currentLocale: 'en-US',
    defaultLocale: 'en-US',
    locales: ['en-US', 'zh-CN'],
    localeConfigs: {
      'en-US': language('English', 'en-US', '/bindform/'),
      'zh-CN': language('简体中文', 'zh-CN', '/bindform/zh-CN/'),
    },
  },
};

/** A site of two languages, read in English; for tests of components. */
export default function useDocusaurusContext() {
  return CONTEXT;
}

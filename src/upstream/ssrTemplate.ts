// Runs in Node: the template of prerendered pages, which Docusaurus accepts as the option `ssrTemplate`.
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The template of `@docusaurus/core/lib/ssg/ssgTemplate.html.js`, and how it requests the app's scripts. */
export const pageTemplate = {
  text: stockTemplate,
  script: '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
};

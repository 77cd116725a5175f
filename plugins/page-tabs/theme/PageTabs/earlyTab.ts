import { siteStorage } from '@site/src/upstream/siteStorage';

/**
 * The key of local storage under which a choice is remembered, in the namespace of the site.
 *
 * @param name what the page calls the choice
 */
export const storageKey = (name: string): string => `page-tabs.${name}${siteStorage.namespace}`;

/**
 * A script that shows the right tab of a prerendered page while the page is being parsed, so that
 * nothing moves when React takes over. It is after the panels, in the element around them, which
 * names the query parameter (`data-param`) and the storage key (`data-storage-key`).
 */
export const EARLY_TAB_SCRIPT = `(function (root) {
  var panels = Array.from(root.querySelectorAll('[data-page-tab]'));
  var known = function (value) {
    return panels.some(function (panel) { return panel.dataset.pageTab === value; }) && value;
  };
  var hashed = function () {
    try {
      var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      return root.contains(target) && target.closest('[data-page-tab]').dataset.pageTab;
    } catch (malformed) {}
  };
  var stored = function () {
    try {
      return known(localStorage.getItem(root.dataset.storageKey));
    } catch (refused) {}
  };
  var asked = known(new URLSearchParams(location.search).get(root.dataset.param));
  var value = asked || hashed() || stored();
  if (!value) return;
  panels.forEach(function (panel) { panel.hidden = panel.dataset.pageTab !== value; });
  root.querySelectorAll('[role=tab]').forEach(function (tab, index) {
    tab.setAttribute('aria-selected', String(panels[index].dataset.pageTab === value));
  });
})(document.currentScript.parentElement);`;

import type { Root } from 'mdast';
import { attribute, importOf } from '../../../src/mdx/makeNodes';
import { elementsOf, textAttribute } from '../../../src/mdx/readNodes';
import { DATA_KINDS, dataFile, type ReferenceComponent } from './shownDefinitions';

/**
 * Remark plugin: hands each `<API>`, `<TypeSignature>` and `<UsedIn>` its data by a static import, so
 * that a page carries the components and the definitions that it shows, and no other page does.
 *
 * @throws Error when one of them has no id in quotes
 */
export default function remarkApiData() {
  return (root: Root): void => {
    const imports = new Map<string, string>();
    for (const element of elementsOf(root, Object.keys(DATA_KINDS))) {
      const component = element.name as ReferenceComponent;
      const id = textAttribute(element, 'id');
      if (!id) {
        throw new Error(
          `<${component}> needs the name of an export in quotes: <${component} id="Form" />.`,
        );
      }
      const file = dataFile({ component, id, only: textAttribute(element, 'only') });
      const local = `apiData_${file.replace(/\W/g, '_')}`;
      imports.set(local, `@generated/api-reference/default/${file}`);
      imports.set(component, `@theme/${component}`);
      element.attributes.push(attribute('data', { identifier: local }));
    }
    for (const [local, module] of imports) root.children.unshift(importOf(local, module));
  };
}

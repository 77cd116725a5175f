import type { Root } from 'mdast';
import { attribute, importOf } from '../../../src/mdx/makeNodes';
import { placeOf, type PageFile } from '../../../src/mdx/place';
import { elementsOf, textAttribute } from '../../../src/mdx/readNodes';
import { DATA_KINDS, dataFile, type ReferenceComponent } from './shownDefinitions';

/**
 * Remark plugin: hands each `<API>`, `<TypeSignature>` and `<UsedIn>` its data by a static import, so
 * that a page carries the components and the definitions that it shows, and no other page does.
 *
 * @throws Error when one of them has no id in quotes
 */
export default function remarkApiData() {
  return (root: Root, file: PageFile): void => {
    const imports = new Map<string, string>();
    for (const element of elementsOf(root, Object.keys(DATA_KINDS))) {
      const component = element.name as ReferenceComponent;
      const id = textAttribute(element, 'id');
      if (!id) {
        throw new Error(
          `${placeOf(file, element)}: <${component}> needs the name of an export in quotes. Write <${component} id="Form" />.`,
        );
      }
      const data = dataFile({ component, id, only: textAttribute(element, 'only') });
      const local = `apiData_${data.replace(/\W/g, '_')}`;
      imports.set(local, `@generated/api-reference/default/${data}`);
      imports.set(component, `@theme/${component}`);
      element.attributes.push(attribute('data', { identifier: local }));
    }
    for (const [local, module] of imports) root.children.unshift(importOf(local, module));
  };
}

import { useEditing, type Editing } from '../../../live-editor/useEditing';
import type { DemoModule } from '../../types';
import { inspectorLabels } from './inspectorLabels';
import { demoFiles } from './downloadDemo';

/**
 * Opens the editor with all files of a demo, in the page's language.
 *
 * @param demo the demo to edit
 */
export function useDemoEditing(demo: DemoModule): Editing {
  return useEditing(async () => {
    const asset = await demo.asset();
    const { id, title, dependencies } = asset;
    const modules = Object.keys(dependencies).filter((name) => dependencies[name].type === 'NPM');
    return {
      id,
      title,
      files: demoFiles(asset),
      modules,
      inspectorLabels: { ...inspectorLabels() },
    };
  });
}

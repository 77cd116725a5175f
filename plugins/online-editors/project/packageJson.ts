import type { ProjectSource } from '../types';
import { reactTypesVersion } from './entry';

/**
 * Vite stays at 7: the bundler inside 8 does not start on StackBlitz
 * (https://github.com/stackblitz/webcontainer-core/issues/2167).
 */
const TOOLS = {
  '@vitejs/plugin-react': '5.2.0',
  typescript: '6.0.3',
  vite: '7.3.8',
};

const sorted = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The packages a demo runs on, React and its DOM among them, but not the library itself: that is on no
 * registry and travels as files.
 *
 * @param asset the demo
 * @param library package name of the documented library
 */
export function projectDependencies(asset: ProjectSource, library: string): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, { type, value }] of Object.entries(asset.dependencies)) {
    if (type === 'NPM' && name !== library) own[name] = value;
  }
  const react = own.react ?? 'latest';
  return sorted({ react, 'react-dom': react, ...own });
}

/**
 * Text of the project's `package.json`.
 *
 * @param asset the demo
 * @param dependencies what {@link projectDependencies} says
 */
export function packageJson(asset: ProjectSource, dependencies: Record<string, string>): string {
  const types = reactTypesVersion(dependencies.react);
  const manifest = {
    name: `demo-${asset.id}`,
    description: asset.description || asset.title,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies,
    devDependencies: sorted({ '@types/react': types, '@types/react-dom': types, ...TOOLS }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

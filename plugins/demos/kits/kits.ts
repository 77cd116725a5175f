import type { Demo } from '../types';

/**
 * UI kits that need to know the site's color mode, or a provider, by the package that brings them. Each has
 * a folder of its name here: `Kit.tsx` wraps the demo, `prerender.tsx` collects its styles at build.
 */
const KITS: Record<string, string> = {
  antd: 'antd',
  '@chakra-ui/react': 'chakra',
  '@mantine/core': 'mantine',
  '@mui/material': 'mui',
};

/** The component of each kit, from the site's folder, by the package that brings the kit. */
export const KIT_COMPONENTS: Record<string, string> = Object.fromEntries(
  Object.entries(KITS).map(([name, kit]) => [name, `plugins/demos/kits/${kit}/Kit.tsx`]),
);

/** Names of the kits that a demo uses. */
export function kitsOf(demo: Pick<Demo, 'packages'>): string[] {
  return Object.keys(KITS)
    .filter((name) => name in demo.packages)
    .map((name) => KITS[name]);
}

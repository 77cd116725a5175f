const LIST = /^\d+(,\d+)*$/;

/** The major versions of the library whose documentation is published. */
export interface MajorVersions {
  /** Label of the version of this build, such as `1.x`. */
  label: string;
  /** Whether it is the newest one. */
  isNewest: boolean;
  /** All versions, newest first; empty if there is only one. */
  menu: { label: string; baseUrl: string }[];
}

/** The base path of the newest version: earlier ones are published in a folder of it. */
function newestBase(baseUrl: string, folder: string): string {
  if (baseUrl.endsWith(`/${folder}`)) return baseUrl.slice(0, -folder.length);
  throw new Error(
    `SITE_BASE_URL is "${baseUrl}", but an earlier major version is published in a folder. Append ${folder} to it.`,
  );
}

/**
 * Determines the base paths of all documented major versions: that of the newest is the base path of the site,
 * version 1 is below it in `v1/`.
 *
 * @param asked numbers of the versions, newest first, separated by commas, such as `2,1`; empty for a single one
 * @param version version of the library in this build, such as `1.5.0`
 * @param baseUrl base path of this build
 * @throws Error saying what to set
 */
export function majorVersions(asked: string, version: string, baseUrl: string): MajorVersions {
  const own = version.split('.')[0];
  const label = `${own}.x`;
  if (asked === '') return { label, isNewest: true, menu: [] };
  const majors = asked.split(',');
  if (!LIST.test(asked) || !majors.includes(own)) {
    throw new Error(
      `SITE_MAJORS is "${asked}". Write the documented major versions, newest first, such as 2,1. This build documents version ${own}.`,
    );
  }
  const [newest, ...earlier] = majors;
  const isNewest = own === newest;
  const base = isNewest ? baseUrl : newestBase(baseUrl, `v${own}/`);
  const folders = ['', ...earlier.map((major) => `v${major}/`)];
  const menu = majors.map((major, i) => ({ label: `${major}.x`, baseUrl: base + folders[i] }));
  return { label, isNewest, menu: earlier.length ? menu : [] };
}

/**
 * Creates the navbar item that switches between the versions, in one language; empty if there is only one version.
 *
 * @param versions the documented versions
 * @param localePath path of the language below a base path, such as `zh-CN/`; empty for the default language
 */
export function versionMenu({ label, menu }: MajorVersions, localePath: string) {
  if (!menu.length) return [];
  return [
    {
      type: 'dropdown' as const,
      label,
      position: 'right' as const,
      items: menu.map((version) => ({
        label: version.label,
        // Another version is a different app, so the browser loads it.
        to: `pathname://${version.baseUrl}${localePath}`,
        target: '_self',
        autoAddBaseUrl: false,
      })),
    },
  ];
}

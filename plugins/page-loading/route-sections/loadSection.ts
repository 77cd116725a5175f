import sections from './sections';

/**
 * Loads the routes of a page's section. Does nothing if the page is not in a section, or if they are already loaded.
 *
 * @param pathname path of the page
 * @returns a promise that rejects with the bundler's error if the file cannot be loaded
 */
export async function loadSection(pathname: string): Promise<void> {
  const address = pathname.toLowerCase();
  const found = Object.entries(sections).find(([folder]) => address.startsWith(folder));
  await found?.[1]();
}

/** Every screen of the sitemap with an address that shows it, so that a new screen is visited without being listed. */
import { adminTabScreens } from '../../bin/lib/admin-tabs.ts';
import { sitemapPages } from '../../bin/lib/sitemap-pages.ts';

export type Screen = {
  /** As in the sitemap: `/property/:id`. */
  pattern: string;
  /** Whose it is: everybody's, that of signed-in people, or administrators'. */
  area: 'public' | 'portal' | 'admin';
  /** Several addresses may show the same screen. */
  file: string;
};

const areaOf = (file: string): Screen['area'] =>
  file.startsWith('admin/') ? 'admin' : file.startsWith('portal/') ? 'portal' : 'public';

const adminTabs: Screen[] = adminTabScreens().map(({ path, file }) => ({
  pattern: path,
  area: 'admin',
  file,
}));

const ofSitemap = (await sitemapPages()).map(({ path, file }) => ({
  pattern: path,
  area: areaOf(file),
  file,
}));

export const screens: readonly Screen[] = [...ofSitemap, ...adminTabs];

/** The address of a screen; a parameter nobody has filled in fails with its name. */
export function addressOf(pattern: string, examples: Readonly<Record<string, string>>): string {
  if (!/[:*]/.test(pattern)) return pattern;
  const address = examples[pattern];
  if (!address) throw new Error(`Give tests/journeys an example of ${pattern}`);
  return address;
}

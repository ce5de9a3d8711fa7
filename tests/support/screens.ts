/** Every screen of the sitemap with an address that shows it, so that a new screen is visited without being listed. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { adminTabScreens } from '../../bin/lib/admin-tabs.ts';
import sitemap from '../../src/web/routes.ts';

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

function screensOf(entries: readonly RouteConfigEntry[], parent = ''): Screen[] {
  return entries.flatMap(({ path, index, children, file }) => {
    const pattern = path ? `${parent}/${path}` : parent;
    const own = path || index ? [{ pattern: pattern || '/', area: areaOf(file), file }] : [];
    return [...own, ...screensOf(children ?? [], pattern)];
  });
}

const adminTabs: Screen[] = adminTabScreens().map(({ path, file }) => ({
  pattern: path,
  area: 'admin',
  file,
}));

export const screens: readonly Screen[] = [...screensOf(await sitemap), ...adminTabs];

/** The address of a screen; a parameter nobody has filled in fails with its name. */
export function addressOf(pattern: string, examples: Readonly<Record<string, string>>): string {
  if (!/[:*]/.test(pattern)) return pattern;
  const address = examples[pattern];
  if (!address) throw new Error(`Give tests/journeys an example of ${pattern}`);
  return address;
}

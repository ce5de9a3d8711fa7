/** The list of screens as a page: every path of the sitemap, the file that draws it, and who its guards let in. */
import { readFileSync } from 'node:fs';
import { adminTabScreens } from './admin-tabs.ts';
import { type SitemapPage, sitemapPages } from './sitemap-pages.ts';

const webFolder = new URL('../../src/web/', import.meta.url);

type Screen = { path: string; file: string; audience: string };

/** What a guard in this file asks for; null when it has none. */
export function guardIn(source: string): string | null {
  if (source.includes('<AdminGuard')) return 'admin';
  const guard = /<RoleGuard(?:\s+allowed=\{(?:\[([^\]]*)\]|(\w+))\})?/.exec(source);
  if (!guard) return null;
  const [, roles, name] = guard;
  return roles?.replace(/['"]/g, '').trim() || name || 'signed in';
}

const guardOf = (file: string) => guardIn(readFileSync(new URL(file, webFolder), 'utf8'));

/** Screens below a layout inherit its guard, and may ask for more. */
const screenOf = ({ path, file, layouts }: SitemapPage): Screen => ({
  path,
  file,
  audience: [...layouts, file].map(guardOf).findLast((guard) => guard !== null) ?? 'anyone',
});

const shown = ({ path, file, audience }: Screen) =>
  `| ${path === '/*' ? 'anything else' : `\`${path}\``} | \`src/web/${file}\` | ${audience} |`;

/** The whole page in Markdown, in the order of the sitemap. */
export async function screenList(): Promise<string> {
  return [
    '# Screens',
    '',
    'Generated from `src/web/routes.ts`, the guards in its files and the tabs of the admin portal by `npm run docs`; do not edit.',
    '',
    'Who may open a screen is what its guards ask before they show it; what may be read and done there is decided by the',
    'procedures it calls (`permissions.md`) and the row policies (`row-policies.md`).',
    '',
    '| path | file | who may open it |',
    '| --- | --- | --- |',
    ...(await sitemapPages()).map(screenOf).map(shown),
    ...adminTabScreens().map((tab) => shown({ ...tab, audience: 'admin' })),
    '',
  ].join('\n');
}

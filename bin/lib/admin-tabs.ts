/** The tabs of the admin portal, by their folders: each is a screen of its own though the sitemap knows one path for all. */
import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../src/web/admin/', import.meta.url);

export type AdminTabScreen = { path: string; file: string };

export function adminTabScreens(): AdminTabScreen[] {
  return readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/tab.tsx`, folder)))
    .sort()
    .map((name) => ({ path: `/admin?tab=${name}`, file: `admin/${name}/tab.tsx` }));
}

/** The tabs of the admin portal, by their folders: each is a screen of its own though the sitemap knows one path for all. */
import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../src/web/admin/', import.meta.url);

const tabFile = (name: string) => `${name}/${name}-tab.tsx`;

export type AdminTabScreen = { path: string; file: string };

export function adminTabScreens(): AdminTabScreen[] {
  return readdirSync(folder)
    .filter((name) => existsSync(new URL(tabFile(name), folder)))
    .sort()
    .map((name) => ({ path: `/admin?tab=${name}`, file: `admin/${tabFile(name)}` }));
}

// What the server said about itself, and what administrators set for pages, for any component of the page.
import { useRouteLoaderData } from 'react-router';
import type { PublishedSettings } from '../../contract/settings.ts';
import type { PageSettings } from './page-settings.ts';

/** Where our own server has them. */
export const OWN_ASSETS = '/files/public';

type RootData = { settings: PageSettings; published: PublishedSettings };

function useRootData(): RootData {
  const root = useRouteLoaderData('root') as RootData | undefined;
  if (!root) throw new Error('The page came without its settings');
  return root;
}

/** The root's settings; they come with every page. */
export const useSettings = (): PageSettings => useRootData().settings;

/** What addresses of public files begin with. A picture is drawn by it; a page that failed to load draws none. */
export const useAssets = (): string =>
  (useRouteLoaderData('root') as RootData | undefined)?.settings.assets ?? OWN_ASSETS;

/** The figures, contacts and fees that administrators set; money is in paise. */
export const usePublishedSettings = (): PublishedSettings => useRootData().published;

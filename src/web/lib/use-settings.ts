// What the server said about itself, for any component of the page.
import { useRouteLoaderData } from 'react-router';
import type { PageSettings } from './page-settings.ts';

/** The root's settings; they come with every page. */
export function useSettings(): PageSettings {
  const root = useRouteLoaderData('root') as { settings: PageSettings } | undefined;
  if (!root) throw new Error('The page came without its settings');
  return root.settings;
}

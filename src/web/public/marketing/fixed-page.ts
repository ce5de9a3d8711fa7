// Loads pages whose words change with a release only: they are kept for everyone until something drops all pages.
import { data, type RouterContextProvider } from 'react-router';
import { pageSettingsContext } from '../../lib/page-settings.ts';

export function fixedPage<Shown extends object>(context: Readonly<RouterContextProvider>, shown: Shown) {
  const { origin } = context.get(pageSettingsContext);
  return data({ origin, ...shown }, { headers: { 'X-Page-Tags': 'fixed' } });
}

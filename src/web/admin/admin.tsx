// `/admin`: the admin portal behind the guard that tells others so instead of sending them away.
import { msg } from '@lingui/core/macro';
import { AdminGuard } from '../components/admin-guard.tsx';
import { ApiProvider } from '../lib/api-provider.tsx';
import { say } from '../lib/i18n.ts';
import { screenMeta, titleOf } from '../lib/screen-meta.ts';
import type { Route } from './+types/admin';
import { AdminPortal } from './admin-portal.tsx';
import { adminTabs } from './tabs.generated.ts';

/** By the tab that the address names: eighteen windows of one name cannot be told apart. */
export const meta: Route.MetaFunction = ({ location }) => {
  const id = new URLSearchParams(location.search).get('tab');
  const tab = adminTabs.find((known) => known.id === id);
  const own = screenMeta(msg`Admin`);
  return tab ? [{ title: `${say(tab.label)} · ${titleOf(msg`Admin`)}` }, ...own.slice(1)] : own;
};

export default function Admin() {
  return (
    <ApiProvider>
      <AdminGuard>
        <AdminPortal />
      </AdminGuard>
    </ApiProvider>
  );
}

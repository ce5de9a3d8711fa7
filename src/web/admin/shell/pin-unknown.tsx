// Stands in place of the tabs until it is known whether a PIN is asked for.
import { LoadError } from '../../components/load-error.tsx';
import { TabsSkeleton } from '../../components/portal-skeleton.tsx';
import { failures } from '../../lib/messages.ts';
import classes from './admin-portal.module.css';
import type { usePin } from './use-pin.ts';

/** While the server is asked, and when it does not answer. */
export function PinUnknown({ query }: { query: ReturnType<typeof usePin>['query'] }) {
  return query.isError ? (
    <div className={classes.main}>
      <LoadError query={query} otherwise={failures.loadAdminDashboard} />
    </div>
  ) : (
    <TabsSkeleton />
  );
}

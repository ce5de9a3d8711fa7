// Stands in place of the tabs until it is known whether a PIN is asked for.
import { LoadError } from '../../components/load-error.tsx';
import { failures } from '../../lib/messages.ts';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import type { usePin } from './use-pin.ts';

/** While the server is asked, and when it does not answer. */
export function PinUnknown({ query }: { query: ReturnType<typeof usePin>['query'] }) {
  if (query.isError) return <LoadError query={query} otherwise={failures.loadAdminDashboard} />;
  return <FormSkeleton fields={1} />;
}

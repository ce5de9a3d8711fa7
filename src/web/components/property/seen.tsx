// The mark of homes that were looked at before, and what reads which they are.
import { Trans } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { useSession } from '../../lib/session-context.ts';
import { seenHomes } from './seen-homes.ts';

const no = () => false;

export function SeenMark({ homeId, className }: { homeId: string; className: string | undefined }) {
  const isSeen = useSyncExternalStore(seenHomes.subscribe, () => seenHomes.get().has(homeId), no);
  return isSeen ? (
    <span className={className}>
      <Trans>Seen</Trans>
    </span>
  ) : null;
}

/** An element of its own, so that learning who is signed in does not draw the whole page anew. */
export function ReadSeen() {
  const { status, current } = useSession();
  const loadApi = useLazyApi();
  const userId = current?.user.id;
  useEffect(() => {
    if (status !== 'loading') void seenHomes.read(userId, loadApi);
  }, [status, userId, loadApi]);
  return null;
}

// Counts that somebody looked at this home, and remembers it where they said yes to that: in the account, or on the device until sign-in.
import { useEffect } from 'react';
import { clock } from '../../lib/clock.ts';
import { deviceViewer, keepDeviceView } from '../../lib/device-views.ts';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { useSession } from '../../lib/session-context.ts';

/** Long enough that whoever only passes through is no viewer, and that the page itself comes first. */
const LOOKED_AT_MS = 2_000;

/** An element of its own, so that learning who is signed in does not draw the whole page anew. */
export function RecordView({ homeId }: { homeId: string }) {
  const { status } = useSession();
  const loadApi = useLazyApi();
  useEffect(() => {
    if (status === 'loading') return;
    const record = async () => {
      const view = { property_id: homeId, viewed_at: clock.now() };
      if (status !== 'signed-in') keepDeviceView(view);
      const api = await loadApi();
      await api.properties.recordView({ id: homeId, viewer: deviceViewer() });
      if (status === 'signed-in') await api.recentViews.merge({ views: [view] });
    };
    // A view that is not counted is nothing a person should hear of.
    const timer = setTimeout(() => record().catch(() => {}), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [homeId, status, loadApi]);
  return null;
}

// Hands the homes viewed on this device to the account, as soon as somebody is signed in.
import { useEffect } from 'react';
import { clearDeviceViews, readDeviceViews } from './device-views.ts';
import { useLazyApi } from './lazy-api.ts';
import { useSession } from './session-context.ts';

export function MergeDeviceViews() {
  const { status } = useSession();
  const loadApi = useLazyApi();
  useEffect(() => {
    if (status !== 'signed-in') return;
    const views = readDeviceViews();
    if (views.length === 0) return;
    // Kept until the server has them: a failure is made up by the next page.
    loadApi()
      .then((api) => api.recentViews.merge({ views }))
      .then(() => clearDeviceViews())
      .catch(() => {});
  }, [status, loadApi]);
  return null;
}

// Hands the homes viewed on this device to the account of whoever is signed in, once they said yes to keeping them there.
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
      .then(async (api) => {
        const { items } = await api.privacy.consents.list();
        if (!items.some(({ purpose, is_given }) => purpose === 'history' && is_given)) return;
        await api.recentViews.merge({ views });
        clearDeviceViews();
      })
      .catch(() => {});
  }, [status, loadApi]);
  return null;
}

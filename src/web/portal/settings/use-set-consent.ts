// A yes or no to one purpose. That to history counts for this device as well.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Consent } from '../../../contract/privacy.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { allowDeviceHistory } from '../../lib/device-history.ts';
import { forgetDeviceHistory } from '../../lib/forget-device-history.ts';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function useSetConsent(purpose: Consent['purpose']) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isGiven: boolean) => api.privacy.consents.set({ purpose, is_given: isGiven }),
    onSuccess: (consents, isGiven) => {
      client.setQueryData(queries.privacy.consents.list.queryKey(), consents);
      if (purpose === 'history') {
        if (isGiven) allowDeviceHistory();
        else forgetDeviceHistory();
        void client.invalidateQueries({ queryKey: queries.recentViews.key() });
        void client.invalidateQueries({ queryKey: queries.recentSearches.key() });
      }
      toast.success(msg`Answer saved`);
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`The answer could not be saved`)),
  });
}

// Every screen that shows condition reports reads them anew after a change.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../lib/api-provider.tsx';

export function useReloadReports() {
  const { queries } = useApi();
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: queries.conditionReports.key() }),
    [client, queries],
  );
}

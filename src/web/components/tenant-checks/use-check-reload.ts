// Reads every tenant check on screen anew.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';

export function useCheckReload(): () => Promise<void> {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.tenantChecks.key() });
}

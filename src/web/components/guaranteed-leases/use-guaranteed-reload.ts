// Reads every guaranteed lease on screen anew.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';

export function useGuaranteedReload(): () => Promise<void> {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.guaranteedLeases.key() });
}

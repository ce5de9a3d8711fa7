// Notices that the administrator's role or entered PIN is gone while the portal is open, so that guard and gate decide anew.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api-provider.tsx';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

export function useRoleWatch(): void {
  const client = useQueryClient();
  const { queries } = useApi();
  useEffect(() => {
    const ask = (error: unknown) => {
      const code = codeOf(error);
      if (code === 'FORBIDDEN') void client.invalidateQueries({ queryKey: ['account'] });
      if (code === 'PIN_REQUIRED' || code === 'SECOND_FACTOR_REQUIRED')
        void client.invalidateQueries({ queryKey: queries.admin.pin.key() });
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ask(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ask(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, queries]);
}

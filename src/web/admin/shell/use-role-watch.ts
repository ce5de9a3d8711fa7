// Notices that the administrator's role was taken away while the portal is open, so that its guard decides anew.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const isRefusal = (error: unknown) => error instanceof Error && 'status' in error && error.status === 403;

export function useRoleWatch(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = (error: unknown) => {
      if (isRefusal(error)) void client.invalidateQueries({ queryKey: ['account'] });
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
  }, [client]);
}

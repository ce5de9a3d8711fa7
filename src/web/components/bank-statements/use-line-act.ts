// Sends what is done with a line; every screen that shows lines or rent reads it anew.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { useMove } from '../form/use-move.ts';

export function useReloadLines() {
  const { queries } = useApi();
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [queries.bankStatements.key(), queries.rents.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}

export const useLineAct = <Input, Output>(
  send: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void,
) => useMove({ send, onDone, reload: useReloadLines() });

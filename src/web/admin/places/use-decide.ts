// Sends a decision about a locality, says what became of it, and has the list read again.
import type { MessageDescriptor } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { localityFailures } from './locality-labels.ts';

type Send<Input> = (input: Input, options: { context: CallContext }) => Promise<unknown>;

export function useDecide<Input>(send: Send<Input>, said: MessageDescriptor, onDone?: () => void) {
  const { queries } = useApi();
  const client = useQueryClient();
  return useFormMutation({
    send,
    failure: localityFailures.save,
    onSent: () => {
      toast.success(said);
      onDone?.();
      return client.invalidateQueries({ queryKey: queries.curatedLocalities.key() });
    },
  });
}

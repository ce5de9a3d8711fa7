// Sends a decision about an import; the list is asked anew afterwards.
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { importFailures } from './import-labels.ts';

export function useImportDecision(decision: 'accept' | 'decline', onSent?: () => void) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useFormMutation({
    send: (input: { id: string; reason: string }, options) =>
      decision === 'accept'
        ? api.importReviews.accept(input, options)
        : api.importReviews.decline(input, options),
    failure: importFailures.save,
    onSent: () => {
      toast.success(decision === 'accept' ? msg`Import accepted` : msg`Import declined`);
      onSent?.();
      return client.invalidateQueries({ queryKey: queries.importReviews.key() });
    },
  });
}

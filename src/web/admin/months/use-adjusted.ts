// What follows once an adjustment has changed: it is said, the dialog closes, and what shows it is asked anew.
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';

export function useAdjusted(onClose: () => void): () => Promise<unknown> {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => {
    toast.success(msg`Adjustment saved`);
    onClose();
    const changed = [queries.adjustments.key(), queries.months.preview.key()];
    return Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

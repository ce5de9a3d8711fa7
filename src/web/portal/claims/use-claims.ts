// Hands claims in and takes them back; the list is asked anew afterwards.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

/** The home or the organisation that claims are about; neither: oneself. */
export type ClaimsAbout = { property_id?: string; organisation_id?: string };

const sent = msg`Sent to our team`;
const withdrawn = msg`Withdrawn`;
const notWithdrawn = msg`It could not be withdrawn`;

function useReload() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.claims.key() });
}

type Asking = Parameters<ReturnType<typeof useApi>['api']['claims']['submit']>[0];

export function useAsk(onError: (error: unknown) => void) {
  const { api } = useApi();
  const reload = useReload();
  return useMutation({
    mutationFn: (asking: Asking) => api.claims.submit(asking),
    onError,
    onSuccess: () => {
      toast.success(sent);
      return reload();
    },
  });
}

export function useWithdraw() {
  const { api } = useApi();
  const reload = useReload();
  return useMutation({
    mutationFn: (claim: { id: string }) => api.claims.withdraw(claim),
    onError: (error) => {
      const sentence = ruleSentence(ruleOf(error)?.rule ?? '');
      toast.destructive(notWithdrawn, sentence ?? failureMessage(error, notWithdrawn));
    },
    onSuccess: () => {
      toast.success(withdrawn);
      return reload();
    },
  });
}

// Sends a change of somebody's place in the affiliate programme, once, and asks their page anew.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Affiliate } from '../../../contract/affiliates.ts';
import { fieldErrorsOf } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { affiliateSentence, affiliateTexts } from './affiliate-texts.ts';

/** `error` is what stands at the dialog's one field. */
export function useAffiliateChange<Input>(
  send: (input: Input) => Promise<Affiliate>,
  said: MessageDescriptor,
  onSaved: () => void,
) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const change = useMutation({
    mutationFn: send,
    onMutate: () => setError(undefined),
    onError: (problem) => {
      const sentence = affiliateSentence(problem);
      const [atField] = Object.values(fieldErrorsOf(problem));
      if (sentence || atField) return setError(sentence ? i18n._(sentence) : atField);
      toast.destructive(affiliateTexts.failed, failureMessage(problem, msg`Please try again.`));
    },
    onSuccess: async () => {
      toast.success(said);
      onSaved();
      await Promise.all(
        [queries.affiliates.key(), queries.users.key()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return { error, submit: change.mutate, isBusy: change.isPending };
}

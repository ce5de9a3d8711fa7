// Changes of the pipeline, each followed by its lists and the figures that count them.
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadMark } from '../../../../domain/lead-pipeline.ts';
import { ruleOf, ruleSentence } from '../../../components/listing-rules.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { failureMessage } from '../../../lib/messages.ts';
import { toast } from '../../../ui/toast-store.ts';
import { brokerFailures } from './lead-stage-labels.ts';

const moved = msg`Lead moved`;

export function useReloadPipeline() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.pipeline.key(), queries.brokers.home.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

/** `marks_home` and `closes_others`: what becomes of the home and its other leads once it is rented out. */
type Move = { stage: LeadMark; marks_home?: boolean; closes_others?: boolean };

export function useMoveCard(id: string) {
  const { api } = useApi();
  const reload = useReloadPipeline();
  return useMutation({
    mutationFn: (move: Move) => api.pipeline.move({ id, ...move }),
    onError: (error) => {
      const sentence = ruleSentence(ruleOf(error)?.rule ?? '');
      toast.destructive(brokerFailures.move, sentence ?? failureMessage(error, brokerFailures.move));
    },
    onSuccess: () => {
      toast.success(moved);
      return reload();
    },
  });
}

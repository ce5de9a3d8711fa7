// The stars of a completed visit: its seeker gives them, both sides read them.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Rating, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Visit } from '../../../contract/visits.ts';
import { canRateVisit, VISIT_RATING_MAX } from '../../../domain/visits.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { reachMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

const notSaved = msg`Your stars could not be saved`;

function useRateVisit(id: string) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rating: number) => api.visits.rate({ id, rating }),
    onSuccess: () => {
      toast.success(msg`Thank you`, msg`Your stars count towards those of the home.`);
      return client.invalidateQueries({ queryKey: queries.visits.key() });
    },
    onError: (error) => {
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule);
      toast.destructive(notSaved, sentence ?? reachMessage(error));
    },
  });
}

export function VisitStars({ visit }: { visit: Visit }) {
  const { t } = useLingui();
  const rate = useRateVisit(visit.id);
  const given = visit.rating ?? 0;
  if (visit.side && canRateVisit(visit.status, visit.side)) {
    const label = given ? t`Your rating` : t`How was the home?`;
    return (
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Rating
          size="lg"
          count={VISIT_RATING_MAX}
          value={rate.isPending ? rate.variables : given}
          onChange={(stars) => rate.mutate(stars)}
          readOnly={rate.isPending}
          aria-label={label}
          getSymbolLabel={(stars) => t`${stars} of ${VISIT_RATING_MAX} stars`}
        />
      </Group>
    );
  }
  if (!given) return null;
  return (
    <Text size="sm">
      <Trans>
        Rated {given} of {VISIT_RATING_MAX} stars
      </Trans>
    </Text>
  );
}

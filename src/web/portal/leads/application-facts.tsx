// What the answer to an application is decided by: income, people and what the applicant wrote; and declining, beside accepting.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortId } from '../../../domain/leads.ts';
import { incomeLabel } from '../../components/leads/lead-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useMoveLead } from './use-move-lead.ts';

type ApplicationFactsProps = {
  id: string;
  homeId: string /** The message to the applicant. */;
  note: string;
};

export default function ApplicationFacts({ id, homeId, note }: ApplicationFactsProps) {
  const { i18n, t } = useLingui();
  const { api, queries } = useApi();
  const [isSure, setSure] = useState(false);
  const decline = useMoveLead((text: string) => api.applications.decline({ id, note: text }));
  const received = useQuery(
    queries.applications.listReceived.queryOptions({
      input: { property_id: homeId, q: shortId(id), show: 'all' },
      staleTime: 0,
    }),
  );
  if (received.isPending) return <Skeleton h={48} />;
  const found = received.data?.items.find((one) => one.id === id);
  return (
    <Stack gap="xs" align="flex-start">
      {found && (
        <Text size="sm">
          {[
            found.income_band && t`Income: ${i18n._(incomeLabel(found.income_band))}`,
            t`People: ${found.occupants}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      {found?.notes && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          “{found.notes}”
        </Text>
      )}
      {isSure && (
        <Text size="sm" role="status">
          <Trans>We’ll notify the applicant. This cannot be undone.</Trans>
        </Text>
      )}
      <Button
        variant={isSure ? 'filled' : 'default'}
        color="red"
        size="sm"
        loading={decline.isPending}
        onClick={() => (isSure ? decline.mutate(note) : setSure(true))}
      >
        {isSure ? <Trans>Yes, decline</Trans> : <Trans>Decline</Trans>}
      </Button>
    </Stack>
  );
}

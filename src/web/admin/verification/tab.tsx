// Verification: what people ask the office to verify, who waits longest first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { claimShows } from '../../../contract/choices.ts';
import type { QueuedClaim } from '../../../contract/claims.ts';
import { claimKinds } from '../../../domain/claims.ts';
import { claimKindLabels, claimStatusLabels } from '../../components/claims/labels.ts';
import { ListControls } from '../../components/list-controls.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ListPage, useListInput } from '../managed-rentals/list-page.tsx';
import { ShowSelect } from '../managed-rentals/show-select.tsx';
import { ClaimCard } from './claim-card.tsx';
import { type Deciding, DecisionDialog } from './decision-dialog.tsx';
import { claimFailures } from './words.ts';

export default function VerificationTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const [deciding, setDeciding] = useState<Deciding>();
  const kind = claimKinds.find((one) => one === params.get('kind'));
  const input = { ...useListInput(claimShows), ...(kind ? { kind } : {}) };
  const page = useQuery(
    queries.claims.list.queryOptions({ input, staleTime: 0, placeholderData: keepPreviousData }),
  );
  const isFiltered = input.q || kind || input.show !== 'submitted';
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Verification</Trans>}
        description={
          <Trans>
            What people ask us to verify of themselves and of their homes. Who waits longest comes first.
          </Trans>
        }
      />
      <Filters show={input.show} kind={kind ?? 'all'} />
      <ListPage<QueuedClaim, NonNullable<typeof page.data>>
        page={page}
        failure={claimFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`Nothing waits to be verified`}
      >
        {({ items }) =>
          items.map((claim) => (
            <ClaimCard
              key={claim.id}
              claim={claim}
              onDecide={(decision) => setDeciding({ claim, decision })}
            />
          ))
        }
      </ListPage>
      {deciding && (
        <DecisionDialog key={deciding.claim.id} {...deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Stack>
  );
}

function Filters({ show, kind }: { show: string; kind: string }) {
  const { t, i18n } = useLingui();
  return (
    <Group align="flex-end" gap="sm">
      <ListControls placeholder={t`Home, place or name`} />
      <ShowSelect
        value={show}
        options={claimShows.map((value) => ({
          value,
          label: value === 'all' ? t`All` : i18n._(claimStatusLabels[value]),
        }))}
      />
      <ShowSelect
        name="kind"
        label={t`Kind`}
        value={kind}
        options={[
          { value: 'all', label: t`Every kind` },
          ...claimKinds.map((value) => ({ value, label: i18n._(claimKindLabels[value]) })),
        ]}
      />
    </Group>
  );
}

// Verification: what people ask the office to verify, who waits longest first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { claimShows } from '../../../contract/choices.ts';
import type { QueuedClaim } from '../../../contract/claims.ts';
import { claimKinds } from '../../../domain/claims.ts';
import { claimKindLabels, claimStatusLabels } from '../../components/claims/claim-labels.ts';
import { KindFilters, useKindsInput } from '../../components/list/kind-filters.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClaimCard } from './claim-card.tsx';
import { type Deciding, DecisionDialog } from './claim-decision-dialog.tsx';
import { claimFailures } from './claim-messages.ts';

export default function VerificationTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [deciding, setDeciding] = useState<Deciding>();
  const { input, isFiltered } = useKindsInput(claimShows, claimKinds);
  const page = useQuery(queries.claims.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }));
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
      <KindFilters
        placeholder={t`Home, place or name`}
        input={input}
        shows={claimShows.map((value) => ({
          value,
          label: value === 'all' ? t`All` : i18n._(claimStatusLabels[value]),
        }))}
        kinds={claimKinds.map((value) => ({ value, label: i18n._(claimKindLabels[value]) }))}
      />
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

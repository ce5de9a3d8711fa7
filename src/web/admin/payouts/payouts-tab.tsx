// Payouts: who is owed, batches of bank transfers by two administrators, the bank's answers, and the proof of the books.

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { isUuid } from '../../../domain/uuids.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { BatchPage } from './batch-page.tsx';
import { Batches, WaitingBatches } from './batches.tsx';
import { Candidates } from './candidates.tsx';
import { ProofCard, useProof } from './proof-card.tsx';

export default adminTab({ place: 100, label: msg`Payouts`, permission: 'payouts.candidates' }, PayoutsTab);

function PayoutsTab() {
  const [params] = useSearchParams();
  const batch = params.get('batch') ?? '';
  const proof = useProof();
  // Books that agree are a line at the end; any other finding comes before the money.
  const isProven = !proof.data?.proof?.differences.length && !proof.isError;
  if (isUuid(batch)) return <BatchPage key={batch} id={batch} />;
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Payouts</Trans>}
        description={<Trans>Commission we pay to affiliates.</Trans>}
      />
      <WaitingBatches purpose="commission" />
      {!isProven && <ProofCard />}
      <Candidates />
      <Batches purpose="commission" />
      {isProven && <ProofCard />}
    </Stack>
  );
}

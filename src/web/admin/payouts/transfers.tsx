// The transfers of a batch: found by person or reference, each marked paid with the bank's reference or returned.
import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Payout, PayoutBatch } from '../../../contract/payouts.ts';
import { payoutStates } from '../../../domain/commission/payouts.ts';
import { byCursor, GrowingList } from '../../components/list/growing-list.tsx';
import { ShowSelect } from '../../components/list/show-select.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useSearchBox } from '../affiliates/affiliate-search-box.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { payoutTexts, payoutWords } from './payout-labels.ts';
import { ReturnedDialog } from './returned-dialog.tsx';
import { Section } from './section.tsx';
import { TransferTable } from './transfer-table.tsx';

const ANY = 'any';

export function Transfers({ batch }: { batch: PayoutBatch }) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const state = payoutStates.find((known) => known === params.get('state'));
  const [paid, setPaid] = useState<Payout>();
  const [returned, setReturned] = useState<Payout>();
  const { q, box } = useSearchBox(t`Name, affiliate ID or reference`);
  const list = useInfiniteQuery(
    queries.payouts.listTransfers.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ id: batch.id, state, q, cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Section title={t`Transfers`}>
      {box}
      <Box maw={220}>
        <ShowSelect
          name="state"
          label={t`State`}
          value={state ?? ANY}
          options={[
            { value: ANY, label: t`All` },
            ...payoutStates.map((value) => ({ value, label: i18n._(payoutWords[value].word) })),
          ]}
        />
      </Box>
      <GrowingList list={list} failure={payoutTexts.loadTransfers} empty={t`No transfer matches.`}>
        {(transfers) => (
          <TransferTable
            transfers={transfers}
            isAtBank={batch.state === 'exported' || batch.state === 'settled'}
            onPaid={setPaid}
            onReturned={setReturned}
          />
        )}
      </GrowingList>
      {paid && <PaidDialog payout={paid} onClose={() => setPaid(undefined)} />}
      {returned && <ReturnedDialog payout={returned} onClose={() => setReturned(undefined)} />}
    </Section>
  );
}

// The transfers of a batch: found by person or reference, each marked paid with the bank's reference or returned.
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payout, PayoutBatch } from '../../../contract/payouts.ts';
import { payoutStates } from '../../../domain/commission/payouts.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useMay } from '../shell/use-may.ts';
import { LeaveOutDialog } from './leave-out-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { payoutLabels, payoutTexts } from './payout-labels.ts';
import { ReckoningDialog } from './reckoning-dialog.tsx';
import { ReturnedDialog } from './returned-dialog.tsx';
import { Section } from './section.tsx';
import { useTransferColumns } from './transfer-columns.tsx';

export function Transfers({ batch }: { batch: PayoutBatch }) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const may = useMay();
  const { q, state } = useListInput({}, { state: payoutStates }).input;
  const [paid, setPaid] = useState<Payout>();
  const [returned, setReturned] = useState<Payout>();
  const [left, setLeft] = useState<Payout>();
  const [reckoned, setReckoned] = useState<Payout>();
  const list = useInfiniteQuery(
    queries.payouts.listTransfers.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ id: batch.id, state, q, cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Section title={t`Transfers`}>
      <ListFilters
        placeholder={t`Name, affiliate ID or reference`}
        filters={[
          {
            name: 'state',
            label: t`Status`,
            options: [
              { value: 'any', label: t`All` },
              ...payoutStates.map((value) => ({ value, label: i18n._(payoutLabels[value].word) })),
            ],
          },
        ]}
      />
      <DataList
        name="transfers"
        label={t`Transfers`}
        query={list}
        failure={payoutTexts.loadTransfers}
        empty={t`No transfer matches.`}
        columns={useTransferColumns({
          state: batch.state,
          mayChange: may('payouts.markPaid'),
          onPaid: setPaid,
          onReturned: setReturned,
          onLeaveOut: setLeft,
          onReckoning: setReckoned,
        })}
        rowKey={({ id }) => id}
        minWidth={900}
      />
      {paid && <PaidDialog payout={paid} onClose={() => setPaid(undefined)} />}
      {left && <LeaveOutDialog payout={left} onClose={() => setLeft(undefined)} />}
      {reckoned && <ReckoningDialog payout={reckoned} onClose={() => setReckoned(undefined)} />}
      {returned && <ReturnedDialog payout={returned} onClose={() => setReturned(undefined)} />}
    </Section>
  );
}

// What a settlement comes to, and what was paid back of it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Settlement, SettlementRefund } from '../../../contract/settlements.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { depositHolderLabels } from '../leases/lease-labels.ts';
import { paymentModeLabels } from '../managed-rentals/managed-rental-labels.ts';
import { Term, TermList } from '../term-list.tsx';
import { refundStateShown, settlementStateShown } from './settlement-labels.ts';

const money = (amount: number) => formatRupeesExact(paise(amount));

export function SettlementFigures({ settlement }: { settlement: Settlement }) {
  const { t, i18n } = useLingui();
  const { deposit, credit, taken, held, refund, debt, waived, waive_reason: why } = settlement;
  const isAnswered = settlement.state !== 'proposing' && settlement.state !== 'answering';
  return (
    <TermList>
      <Term label={t`Security deposit`}>
        {`${money(deposit)} · ${i18n._(depositHolderLabels[settlement.held_by])}`}
      </Term>
      {credit > 0 && <Term label={t`Rent paid in advance`}>{money(credit)}</Term>}
      {held > 0 && <Term label={isAnswered ? t`Disputed` : t`Not answered yet`}>{money(held)}</Term>}
      {isAnswered && <Term label={t`Deducted`}>{money(taken)}</Term>}
      {isAnswered && <Term label={t`Refund to the tenant`}>{money(refund)}</Term>}
      {debt > 0 && <Term label={t`Still owed by the tenant`}>{money(debt)}</Term>}
      {waived > 0 && (
        <Term label={t`Waived by the landlord`}>{[money(waived), why].filter(Boolean).join(' · ')}</Term>
      )}
    </TermList>
  );
}

type RefundsProps = {
  refunds: readonly SettlementRefund[];
  /** Its reader is the tenant, who says whether it arrived. */
  isTenant?: boolean;
  actions?: (refund: SettlementRefund) => ReactNode;
};

export function Refunds({ refunds, isTenant = false, actions }: RefundsProps) {
  const { i18n } = useLingui();
  if (refunds.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {refunds.map((refund) => (
        <Stack component="li" key={refund.id} gap={4}>
          <Group justify="space-between" gap="xs">
            <Text size="sm">
              <Trans>
                {money(refund.amount)} paid back on {formatDate(refund.paid_on)}
              </Trans>
            </Text>
            <RefundBadge state={refund.state} isTenant={isTenant} />
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[i18n._(paymentModeLabels[refund.mode]), refund.reference, refund.answer]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {actions?.(refund)}
        </Stack>
      ))}
    </Stack>
  );
}

function RefundBadge({ state, isTenant }: { state: SettlementRefund['state']; isTenant: boolean }) {
  const { i18n } = useLingui();
  const shown = state === 'reported' && !isTenant ? settlementStateShown.answering : refundStateShown[state];
  return <Badge color={shown.color}>{i18n._(shown.label)}</Badge>;
}

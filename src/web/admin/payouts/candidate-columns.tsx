// Affiliates with what is owed to each, where it would go, and why it is carried.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import type { PayoutCandidate } from '../../../contract/payouts.ts';
import { affiliateStatuses } from '../../../domain/affiliates.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { NameAndAmount } from '../../ui/name-and-amount.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { affiliateStatusNames } from '../affiliates/status-labels.ts';
import { useMay } from '../shell/use-may.ts';
import { NextBatch } from './next-batch.tsx';
import { blockLabels } from './payout-labels.ts';
import { RemindButton } from './remind-button.tsx';

type CandidateActions = {
  onLook: (candidate: PayoutCandidate) => void;
  onClear: (candidate: PayoutCandidate) => void;
  onConfirm: (candidate: PayoutCandidate) => void;
};

export function useCandidateColumns(actions: CandidateActions): Column<PayoutCandidate>[] {
  const { t, i18n } = useLingui();
  const wordOf = ({ block }: PayoutCandidate) =>
    block === null ? t`To be paid` : i18n._(blockLabels[block]);
  const standingOf = (status: string) => {
    const known = affiliateStatuses.find((one) => one === status);
    return known ? i18n._(affiliateStatusNames[known]) : status;
  };
  const nextOf = (candidate: PayoutCandidate) => (
    <NextBatch of={candidate} word={wordOf(candidate)}>
      {candidate.last_failure && (
        <Text size="xs" c="dimmed">
          <Trans>Came back: {candidate.last_failure}</Trans>
        </Text>
      )}
    </NextBatch>
  );
  return [
    {
      key: 'affiliate',
      label: t`Affiliate`,
      cell: ({ full_name: name, affiliate_id: id, status }) => (
        <CellLines isStrong main={name} detail={`${id} · ${standingOf(status)}`} />
      ),
      csv: ({ affiliate_id: id }) => id,
      onPhone: (candidate) => (
        <div style={{ width: '100%' }}>
          <NameAndAmount name={candidate.full_name} amount={candidate.amount} />
          <Text size="xs" c="dimmed" fw={400} mb={4}>
            {candidate.affiliate_id} · {standingOf(candidate.status)}
          </Text>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <div>{nextOf(candidate)}</div>
            <Remind candidate={candidate} />
          </Group>
        </div>
      ),
    },
    { ...moneyColumn('amount', t`Owed`), isInLine: true },
    { key: 'pan', label: t`PAN`, cell: ({ pan }) => pan ?? '–' },
    {
      key: 'account',
      label: t`Account`,
      cell: ({ account, ifsc }) => <CellLines main={account ?? '–'} detail={ifsc} />,
    },
    {
      key: 'next',
      label: t`Next batch`,
      isInLine: true,
      maxWidth: 220,
      cell: nextOf,
      csv: wordOf,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (candidate) => candidate.user_id && <Actions candidate={candidate} {...actions} />,
    },
  ];
}

function Remind({ candidate: { user_id: userId, full_name: name, block } }: { candidate: PayoutCandidate }) {
  const may = useMay();
  const isMissing = block === 'no-pan' || block === 'no-account';
  if (!userId || !isMissing || !may('payees.remind')) return null;
  return <RemindButton userId={userId} name={name} what={block === 'no-pan' ? 'pan' : 'account'} />;
}

function Actions({
  candidate,
  onLook,
  onClear,
  onConfirm,
}: CandidateActions & { candidate: PayoutCandidate }) {
  const { t } = useLingui();
  const may = useMay();
  // There it stands beside what is missing.
  const isPhone = useIsPhone();
  const { full_name: name, block } = candidate;
  return (
    <RowActions of={name}>
      {may('payees.get') && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Bank details of ${name}`}
          onClick={() => onLook(candidate)}
        >
          <Trans>Bank details</Trans>
        </Button>
      )}
      {!isPhone && <Remind candidate={candidate} />}
      {block === 'account-unconfirmed' && may('payees.confirmAccount') && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Confirm the account of ${name}`}
          onClick={() => onConfirm(candidate)}
        >
          <Trans>Confirm account</Trans>
        </Button>
      )}
      {block === 'returned' && may('payouts.clearReturn') && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Clear the account of ${name}`}
          onClick={() => onClear(candidate)}
        >
          <Trans>Clear account</Trans>
        </Button>
      )}
    </RowActions>
  );
}

// Affiliates with what is owed to each, where it would go, and why it is carried.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Table, Text } from '@mantine/core';
import type { PayoutCandidate } from '../../../contract/payouts.ts';
import { paise } from '../../../domain/money.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { blockWords } from './payout-labels.ts';

type CandidateTableProps = {
  candidates: readonly PayoutCandidate[];
  onLook: (candidate: PayoutCandidate) => void;
  onClear: (candidate: PayoutCandidate) => void;
};

export function CandidateTable({ candidates, ...actions }: CandidateTableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={860} aria-label={t`Owed to affiliates`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Affiliate`}</Table.Th>
            <Table.Th ta="right">{t`Owed`}</Table.Th>
            <Table.Th>{t`PAN`}</Table.Th>
            <Table.Th>{t`Account`}</Table.Th>
            <Table.Th>{t`Next batch`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {candidates.map((candidate) => (
            <CandidateRow key={candidate.affiliate_id} candidate={candidate} {...actions} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type CandidateRowProps = Omit<CandidateTableProps, 'candidates'> & { candidate: PayoutCandidate };

function CandidateRow({ candidate, onLook, onClear }: CandidateRowProps) {
  const { t, i18n } = useLingui();
  const { affiliate_id, full_name: name, status, amount, pan, account, ifsc, block } = candidate;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {affiliate_id} · {status}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(amount)} format="exact" />
      </Table.Td>
      <Table.Td>{pan ?? '–'}</Table.Td>
      <Table.Td>
        <Text size="sm">{account ?? '–'}</Text>
        <Text size="xs" c="dimmed">
          {ifsc}
        </Text>
      </Table.Td>
      <Table.Td maw={220}>
        <Badge color={block === null ? 'green' : 'yellow'}>
          {block === null ? t`To be paid` : i18n._(blockWords[block])}
        </Badge>
        {candidate.last_failure && (
          <Text size="xs" c="dimmed">
            <Trans>Came back: {candidate.last_failure}</Trans>
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {candidate.user_id && (
          <RowActions of={name}>
            <Button
              size="xs"
              variant="default"
              aria-label={t`Payee ${name}`}
              onClick={() => onLook(candidate)}
            >
              <Trans>Payee</Trans>
            </Button>
            {block === 'returned' && (
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
        )}
      </Table.Td>
    </Table.Tr>
  );
}

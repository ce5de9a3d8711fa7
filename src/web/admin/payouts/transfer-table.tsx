// Transfers with what each pays, to which account, and what the bank said.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Table, Text } from '@mantine/core';
import type { Payout } from '../../../contract/payouts.ts';
import { formatDate } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { payoutWords } from './payout-labels.ts';

type TransferTableProps = {
  transfers: readonly Payout[];
  isAtBank: boolean;
  onPaid: (payout: Payout) => void;
  onReturned: (payout: Payout) => void;
};

export function TransferTable({ transfers, ...actions }: TransferTableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={900} aria-label={t`Transfers`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Code`}</Table.Th>
            <Table.Th>{t`Affiliate`}</Table.Th>
            <Table.Th ta="right">{t`Amount`}</Table.Th>
            <Table.Th>{t`Account`}</Table.Th>
            <Table.Th>{t`State`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {transfers.map((payout) => (
            <TransferRow key={payout.id} payout={payout} {...actions} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type TransferRowProps = Omit<TransferTableProps, 'transfers'> & { payout: Payout };

function TransferRow({ payout, isAtBank, onPaid, onReturned }: TransferRowProps) {
  const { t, i18n } = useLingui();
  const { code, full_name: name, state } = payout;
  return (
    <Table.Tr>
      <Table.Th scope="row" className="money">
        {code}
      </Table.Th>
      <Table.Td>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {payout.affiliate_id}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(payout.amount)} format="exact" />
      </Table.Td>
      <Table.Td>
        <Text size="sm">{payout.account}</Text>
        <Text size="xs" c="dimmed">
          {payout.holder_name} · {payout.ifsc}
        </Text>
        {payout.account_since && (
          <Text size="xs" c="var(--mantine-color-error)">
            <Trans>Not the account given since: {payout.account_since}</Trans>
          </Text>
        )}
      </Table.Td>
      <Table.Td maw={220}>
        <Badge color={payoutWords[state].colour}>{i18n._(payoutWords[state].word)}</Badge>
        <Text size="xs" c="dimmed">
          {payout.failure && `${payout.failure} `}
          {payout.reference && `${payout.reference} `}
          {state === 'paid' && payout.paid_on && formatDate(payout.paid_on)}
        </Text>
      </Table.Td>
      <Table.Td>
        {isAtBank && (
          <RowActions of={`${code} · ${name}`}>
            {state === 'pending' && (
              <Button
                size="xs"
                variant="default"
                aria-label={t`Mark ${code} paid`}
                onClick={() => onPaid(payout)}
              >
                <Trans>Mark Paid</Trans>
              </Button>
            )}
            {(state === 'pending' || state === 'paid') && (
              <Button
                size="xs"
                variant="default"
                aria-label={t`Return ${code}`}
                onClick={() => onReturned(payout)}
              >
                <Trans>Returned</Trans>
              </Button>
            )}
          </RowActions>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

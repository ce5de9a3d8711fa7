// What a closed month posted for one affiliate, kind by kind, with the tax and the transfer that paid it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Statement } from '../../../contract/commissions.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { postingNames } from './commission-sentences.ts';

export function StatementSums({ statement }: { statement: Statement }) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="sm">
      <WideTable minWidth={340} aria-label={t`Sums of the statement`}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Posting`}</Table.Th>
              <Table.Th ta="right">{t`To your balance`}</Table.Th>
              <Table.Th ta="right">{t`Held`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {statement.postings.map(({ kind, payable, held }) => (
              <Table.Tr key={kind}>
                <Table.Th scope="row" fw={400}>
                  {i18n._(postingNames[kind])}
                  {kind === 'adjustment' && <Adjustments adjustments={statement.adjustments} />}
                  {kind === 'tax' && statement.tax_rule && (
                    <Text size="xs" c="dimmed">
                      {statement.tax_rule}
                    </Text>
                  )}
                </Table.Th>
                <Money amount={payable} />
                <Money amount={held} />
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t`Net of the month`}</Table.Th>
              <Money amount={statement.net} strong />
              <Money amount={statement.postings.reduce((sum, { held }) => sum + held, 0)} strong />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </WideTable>
      <Payout payout={statement.payout} net={statement.net} />
    </Stack>
  );
}

/** Each with its month and the office's reason. */
function Adjustments({ adjustments }: Pick<Statement, 'adjustments'>) {
  const { t } = useLingui();
  return adjustments.map(({ origin_month, amount, reason }, i) => {
    const [sum, month] = [formatRupeesExact(paise(amount)), formatMonth(origin_month)];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list of a closed month never changes
      <Text key={i} size="xs" c="dimmed">
        {t`${sum} for ${month}: ${reason}`}
      </Text>
    );
  });
}

function Money({ amount, strong }: { amount: number; strong?: boolean }) {
  return (
    <Table.Td ta="right" fw={strong ? 650 : undefined}>
      <MoneyText amount={paise(amount)} format="exact" />
    </Table.Td>
  );
}

function Payout({ payout, net }: Pick<Statement, 'payout' | 'net'>): ReactNode {
  const { t } = useLingui();
  if (!payout) {
    if (net <= 0) return null;
    return (
      <Text size="sm" c="dimmed">
        <Trans>Not paid out yet: the next payout takes your whole balance.</Trans>
      </Text>
    );
  }
  const { code, reference } = payout;
  const day = payout.paid_on ? formatDate(payout.paid_on) : '';
  const amount = formatRupeesExact(paise(payout.amount));
  return (
    <Text size="sm">
      {payout.state === 'paid' ? (
        <Trans>
          Paid out on {day} with transfer {code} of {amount}, bank reference {reference}.
        </Trans>
      ) : (
        <Trans>
          In transfer {code} of {amount}, on its way to your bank.
        </Trans>
      )}{' '}
      {payout.state === 'pending' && <Badge color="blue">{t`On its way`}</Badge>}
    </Text>
  );
}

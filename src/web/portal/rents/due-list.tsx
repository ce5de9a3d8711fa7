// The months of a lease, newest first: what is owed, what arrived, and what waits to be confirmed.
import { useLingui } from '@lingui/react/macro';
import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RentDue } from '../../../contract/rents.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { answerOwedBy } from '../../../domain/rent-answers.ts';
import { answerOwedShown, dueStateShown } from '../../components/rents/rent-labels.ts';

type DueListProps = {
  dues: readonly RentDue[];
  /** The tenant pays Kiraya, which answers in the landlord's place. */
  isAnsweredByOperator: boolean;
  action?: (due: RentDue) => ReactNode;
};

export function DueList({ dues, isAnsweredByOperator, action }: DueListProps) {
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {dues.map((due) => (
        <DueRow
          key={due.id}
          due={due}
          receiver={isAnsweredByOperator ? 'operator' : 'receiver'}
          action={action?.(due)}
        />
      ))}
    </Stack>
  );
}

type DueRowProps = { due: RentDue; receiver: 'receiver' | 'operator'; action: ReactNode };

function DueRow({ due, receiver, action }: DueRowProps) {
  const { t, i18n } = useLingui();
  const owedBy = answerOwedBy(due);
  const shown = owedBy
    ? answerOwedShown[owedBy === 'receiver' ? receiver : owedBy]
    : dueStateShown[due.state];
  const [received, reported, disputed] = [due.received, due.reported, due.disputed].map((amount) =>
    formatRupees(paise(amount)),
  );
  const details = [
    t`Due on ${formatDate(due.due_date)}`,
    due.received > 0 && due.received < due.amount ? t`${received} received` : null,
    due.reported > 0 ? t`${reported} to be confirmed` : null,
    due.disputed > 0 ? t`${disputed} in dispute` : null,
  ].filter(Boolean);
  return (
    <Group component="li" justify="space-between" gap="sm" wrap="wrap">
      <div>
        <Text fw={600}>{formatMonth(due.month)}</Text>
        <Text size="sm" c="dimmed">
          {details.join(' · ')}
        </Text>
      </div>
      <Group gap="sm">
        <Text className="money">{formatRupees(paise(due.amount))}</Text>
        <Badge color={shown.color}>{i18n._(shown.label)}</Badge>
        {action}
      </Group>
    </Group>
  );
}

// What a lease owes, newest first: months of rent, the deposit, charges and late fees; what arrived, and what waits to be confirmed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RentDue } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { answerOwedBy, partOfMonth } from '../../../domain/rent-answers.ts';
import type { RentSide } from '../../../domain/rents.ts';
import { useDueName } from '../../components/rents/due-name.ts';
import { answerOwedShown, closedShown, dueStateShown } from '../../components/rents/rent-labels.ts';
import { unbroken } from '../../lib/unbroken.ts';

/** Most months of rent have none of it. */
const DueDetails = lazy(() => import('./due-details.tsx'));

type DueListProps = {
  dues: readonly RentDue[];
  side: RentSide;
  /** The tenant pays Kiraya, which answers in the landlord's place. */
  isAnsweredByOperator: boolean;
  action?: (due: RentDue) => ReactNode;
  /** What is said of a due in full width below it. */
  below?: (due: RentDue) => ReactNode;
  /** Paid dues before so many are folded away. */
  paidShown?: number;
};

export function DueList({ dues: read, side, isAnsweredByOperator, action, below, paidShown }: DueListProps) {
  const [showsAll, setShowsAll] = useState(false);
  // A charge of December may be due after the rent of January: by the day that it shows, not by its month.
  const dues = read.toSorted((a, b) => b.due_date.localeCompare(a.due_date));
  const paid = dues.filter((due) => due.state === 'paid' && answerOwedBy(due) === null);
  const earlier = showsAll || paidShown === undefined ? [] : paid.slice(paidShown);
  return (
    <>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {dues
          .filter((due) => !earlier.includes(due))
          .map((due) => (
            <DueRow
              key={due.id}
              due={due}
              side={side}
              receiver={isAnsweredByOperator ? 'operator' : side === 'receiver' ? 'reader' : 'receiver'}
              action={action?.(due)}
              below={below?.(due)}
            />
          ))}
      </Stack>
      {earlier.length > 0 && (
        <Button
          variant="subtle"
          size="sm"
          px={0}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setShowsAll(true)}
        >
          <Trans>Show earlier months</Trans>
        </Button>
      )}
    </>
  );
}

type DueRowProps = {
  due: RentDue;
  side: RentSide;
  receiver: 'receiver' | 'operator' | 'reader';
  action: ReactNode;
  below: ReactNode;
};

/** Where a charge or a fee stands that is not simply paid or open. */
function closedAs({ charge, closings, received, amount }: RentDue) {
  if (charge?.state === 'cancelled') return closedShown.cancelled;
  if (charge?.state === 'objected' && received < amount) return closedShown.objected;
  return closings.some(({ kind }) => kind === 'waiver') ? closedShown.waived : null;
}

function hasDetails(due: RentDue, side: RentSide): boolean {
  const { kind, closings, tds } = due;
  const isCharged = kind !== 'rent' && kind !== 'deposit';
  if (isCharged || closings.length > 0 || (kind === 'rent' && partOfMonth(due) !== null)) return true;
  return side === 'tenant' && (kind === 'deposit' || tds !== null);
}

function DueRow({ due, side, receiver, action, below }: DueRowProps) {
  const { t, i18n } = useLingui();
  const name = useDueName()(due);
  const owedBy = answerOwedBy(due);
  const shown = owedBy
    ? answerOwedShown[owedBy === 'receiver' ? receiver : owedBy]
    : (closedAs(due) ?? dueStateShown[due.state]);
  const dueOn = unbroken(t`Due on ${formatDate(due.due_date)}`);
  const word = shown === dueStateShown.upcoming ? dueOn : i18n._(shown.label);
  const [received, reported, disputed] = [due.received, due.reported, due.disputed].map((amount) =>
    formatRupeesAndPaise(paise(amount)),
  );
  const details = [
    // Of what is paid, the day that it was paid on stands below; of what is to come it is the badge.
    (due.state === 'paid' && below !== undefined) || word === dueOn ? null : dueOn,
    due.received > 0 && due.received < due.amount ? t`${received} received` : null,
    due.reported > 0 ? t`${reported} to be confirmed` : null,
    due.disputed > 0 ? t`${disputed} paid, in dispute` : null,
  ].filter(Boolean);
  return (
    <Stack component="li" gap={4}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={600}>{due.kind === 'rent' ? unbroken(name) : name}</Text>
        <Group gap="4px 12px" justify="flex-end">
          {/* The amounts stand below each other, whatever the state beside them is called. */}
          <Badge color={shown.color}>{word}</Badge>
          <Text className="money" miw={80} ta="right">
            {formatRupeesAndPaise(paise(due.amount))}
          </Text>
        </Group>
      </Group>
      {(details.length > 0 || action) && (
        <Group justify="space-between" gap="4px 12px">
          <Text size="sm" c="dimmed">
            {details.join(' · ')}
          </Text>
          {action}
        </Group>
      )}
      {below}
      {hasDetails(due, side) && (
        <Suspense fallback={null}>
          <DueDetails due={due} side={side} />
        </Suspense>
      )}
    </Stack>
  );
}

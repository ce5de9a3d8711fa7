// Where the rent of a lease is now, in a word and a line: late since when, waiting to be confirmed, due next, or paid.
import { useLingui } from '@lingui/react/macro';
import { Badge, Group, Text } from '@mantine/core';
import type { LetLease } from '../../../contract/leases.ts';
import { formatDate, monthOf } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { clock } from '../../lib/clock.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { answerOwedShown } from './rent-labels.ts';

const money = (amount: number) => formatRupees(paise(amount));

type RentNowProps = {
  of: LetLease['rent_now'];
  /** The tenant pays Kiraya, which confirms what came in. */
  isCollected: boolean;
};

/** Of a lease that runs, or of one that is over and still owes something. */
export function RentNow({ of: rent, isCollected }: RentNowProps) {
  const { t, i18n } = useLingui();
  const next = rent?.next;
  const day = next && unbroken(formatDate(next.due_date));
  if (rent?.late_since) {
    const since = unbroken(formatDate(rent.late_since));
    const amount = money(rent.late_amount);
    return <Shown color="red" word={t`Late`} line={t`${amount} since ${since}`} />;
  }
  if (rent?.waits_for) {
    const waiting =
      answerOwedShown[rent.waits_for === 'tenant' ? 'tenant' : isCollected ? 'operator' : 'reader'];
    const amount = money(rent.waiting_amount);
    return <Shown color={waiting.color} word={i18n._(waiting.label)} line={t`${amount} reported as paid`} />;
  }
  if (next && next.month <= monthOf(clock.today())) {
    const amount = money(next.amount);
    // One word on all screens: amber on its day, grey before it.
    return next.due_date <= clock.today() ? (
      <Shown color="yellow" word={t`Due today`} line={amount} />
    ) : (
      <Shown color="gray" word={t`Due on ${day ?? ''}`} line={amount} />
    );
  }
  return <Shown color="green" word={t`Paid`} line={day && t`Next on ${day}`} />;
}

type ShownProps = { color: string; word: string; line: string | null | undefined };

const Shown = ({ color, word, line }: ShownProps) => (
  <Group component="span" gap="2px 6px" wrap="nowrap">
    <Badge color={color} flex="none">
      {word}
    </Badge>
    {line && (
      <Text span size="xs" c="dimmed" className="money">
        {line}
      </Text>
    )}
  </Group>
);

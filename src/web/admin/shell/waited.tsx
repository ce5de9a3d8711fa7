// How long something waits, in days, red, with the limit, once that is too long for its kind; the day itself is in its title.
import { Plural, Trans } from '@lingui/react/macro';
import { dateInIndia, daysBetween, formatDate } from '../../../domain/dates.ts';
import { type InboxKind, isOneLate, lateAfter } from '../../../domain/inbox.ts';
import { clock } from '../../lib/clock.ts';

type WaitedProps = {
  /** An instant. */
  since: string;
  /** What waits: the inbox has the same rule. */
  kind: InboxKind;
  /** As the server counted it. */
  isLate?: boolean;
  /** The limit is said above the list. */
  hasLimitAbove?: boolean;
};

export function Waited(props: WaitedProps) {
  const { since, kind, isLate = isOneLate(kind, since, clock.now()), hasLimitAbove = false } = props;
  const from = dateInIndia(since);
  const days = daysBetween(from, clock.today());
  const limit = lateAfter(kind);
  return (
    <span
      title={formatDate(from)}
      style={isLate ? { color: 'var(--mantine-color-error)', fontWeight: 600 } : undefined}
    >
      {days <= 0 ? (
        <Trans>since today</Trans>
      ) : (
        <Plural value={days} one="waiting # day" other="waiting # days" />
      )}
      {isLate && !hasLimitAbove && (
        <>
          {', '}
          {limit === null ? <Trans>late</Trans> : <LateAfter days={limit} />}
        </>
      )}
    </span>
  );
}

export const LateAfter = ({ days }: { days: number }) => (
  <Plural value={days} one="late after # day" other="late after # days" />
);

// How long something waits, in days; the day itself is in its title.
import { Plural, Trans } from '@lingui/react/macro';
import { dateInIndia, daysBetween, formatDate } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';

type WaitedProps = {
  /** An instant. */
  since: string;
  /** Days after which it is late. */
  within?: number;
};

export function Waited({ since, within }: WaitedProps) {
  const from = dateInIndia(since);
  const days = daysBetween(from, clock.today());
  const isLate = within !== undefined && days > within;
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
    </span>
  );
}

// The figures of a lease that its people look for, each with what it is measured by: rent, deposit, last day and notice.
import { Plural, SelectOrdinal, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { daysBetween, formatDate } from '../../../domain/dates.ts';
import { isRunning } from '../../../domain/leases.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { clock } from '../../lib/clock.ts';
import { unbroken } from '../../lib/unbroken.ts';
import styles from './lease-figures.module.css';
import { depositHolderLabels } from './lease-labels.ts';

export function LeaseFigures({ lease }: { lease: Lease }) {
  const { t, i18n } = useLingui();
  const { rent, deposit, due_day: dueDay, notice_days: noticeDays } = lease;
  const lastDay = lease.notice?.ends_on ?? lease.end_date;
  const daysLeft = daysBetween(clock.today(), lastDay);
  const start = unbroken(formatDate(lease.start_date));
  const landlordDays = lease.landlord_notice_days ?? noticeDays;
  return (
    <dl className={styles.figures}>
      <Figure name={t`Monthly rent`} value={formatRupees(paise(rent))}>
        <SelectOrdinal
          value={dueDay}
          one="Due on the #st of each month"
          two="Due on the #nd of each month"
          few="Due on the #rd of each month"
          other="Due on the #th of each month"
        />
      </Figure>
      <Figure name={t`Security deposit`} value={deposit === 0 ? t`None` : formatRupees(paise(deposit))}>
        {deposit > 0 && i18n._(depositHolderLabels[lease.deposit_held_by])}
      </Figure>
      <Figure name={t`Last day`} value={unbroken(formatDate(lastDay))}>
        {isRunning(lease.state) && daysLeft > 0 ? (
          <Plural value={daysLeft} one="In # day" other="In # days" />
        ) : (
          <Trans>From {start}</Trans>
        )}
      </Figure>
      <Figure name={t`Notice`} value={t`${noticeDays} days`}>
        {landlordDays === noticeDays ? (
          <Trans>For both sides</Trans>
        ) : (
          <Trans>Landlord: {landlordDays} days</Trans>
        )}
      </Figure>
    </dl>
  );
}

type FigureProps = { name: string; value: string; children: ReactNode };

const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <dd className={`money ${styles.value}`}>{value}</dd>
    {children && (
      <Text component="dd" size="sm" c="dimmed">
        {children}
      </Text>
    )}
  </div>
);

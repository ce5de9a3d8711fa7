// What a lease says: parties, days, money, notice, and how it ended.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Lease, LeaseRepair } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { Term, TermList } from '../term-list.tsx';
import { Contact } from './contact.tsx';
import { HolderWarning } from './deposit-holder.tsx';
import { LeaseFigures } from './lease-figures.tsx';
import {
  chargeLabels,
  chargeWayLabels,
  conditionLabels,
  noticeByLabels,
  payerLabels,
} from './lease-labels.ts';

type LeaseTermsProps = {
  lease: Lease;
  /** Where no list of its people is beside it. */
  withPeople?: boolean;
};

export function LeaseTerms({ lease, withPeople = false }: LeaseTermsProps) {
  const { t, i18n } = useLingui();
  const start = formatDate(lease.start_date);
  const end = formatDate(lease.end_date);
  const rise = lease.escalation_bp / 100;
  const { collector } = lease;
  const payee = collector ? [collector.name, collector.upi] : [lease.payee_name, lease.payee_upi];
  const monthly = (amount: number) => t`${formatRupees(paise(amount))} a month`;
  const lateFee = ({ grace_days, a_day, most }: NonNullable<Lease['late_fee']>) => {
    const [fee, cap] = [formatRupees(paise(a_day)), formatRupees(paise(most))];
    return t`${fee} a day after ${grace_days} days, at most ${cap} a month`;
  };
  return (
    <Stack gap="md">
      {lease.deposit > 0 && (lease.state === 'draft' || lease.state === 'proposed') && (
        <HolderWarning agreed={lease.mandate_holder} chosen={lease.deposit_held_by} />
      )}
      <LeaseFigures lease={lease} />
      <TermList>
        {withPeople && (
          <>
            <Term label={t`Landlord`} isWide>
              <Contact {...lease.landlord} />
            </Term>
            <Term label={t`Tenant`} isWide>
              <Contact {...lease.tenant} />
            </Term>
          </>
        )}
        <Term label={t`Address`} isWide>
          {lease.home_address ?? t`Not said`}
        </Term>
        <Term label={t`Term`}>{`${start} – ${end}`}</Term>
        {lease.deposit_due_on && <Term label={t`Deposit is due by`}>{formatDate(lease.deposit_due_on)}</Term>}
        {lease.lock_in_months > 0 && (
          <Term label={t`Lock-in`}>
            <Plural value={lease.lock_in_months} one="# month" other="# months" />
          </Term>
        )}
        {lease.late_fee && <Term label={t`Late fee`}>{lateFee(lease.late_fee)}</Term>}
        <Term label={t`Yearly rise`}>{rise === 0 ? t`None` : t`${rise}% on renewal`}</Term>
        <Term label={t`Rent is paid to`} isWide>
          {payee.filter(Boolean).join(' · ') || t`As you agree with each other`}
        </Term>
        {lease.notice && (
          <Term label={i18n._(noticeByLabels[lease.notice.by])}>
            {lease.notice.is_agreed
              ? t`Last day ${formatDate(lease.notice.ends_on)}, agreed by both`
              : t`Last day ${formatDate(lease.notice.ends_on)}`}
          </Term>
        )}
        {lease.is_signed_on_paper && <Term label={t`Agreement`}>{t`Signed on paper`}</Term>}
        {lease.charges.map(({ kind, paid_by, how, amount }) => (
          <Term key={kind} label={i18n._(chargeLabels[kind])}>
            {how === 'included'
              ? i18n._(chargeWayLabels[how])
              : `${i18n._(payerLabels[paid_by])} · ${
                  amount === null ? i18n._(chargeWayLabels[how]) : monthly(amount)
                }`}
          </Term>
        ))}
      </TermList>
      <Inventory items={lease.inventory} />
      {lease.terms && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {lease.terms}
        </Text>
      )}
      <Ending lease={lease} />
    </Stack>
  );
}

/** What is in the home; long lists are folded away. */
function Inventory({ items }: { items: Lease['inventory'] }) {
  const { i18n } = useLingui();
  if (items.length === 0) return null;
  return (
    <details>
      <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
        <Plural value={items.length} one="Inventory: # thing" other="Inventory: # things" />
      </Text>
      <ul>
        {items.map(({ room, item, count, condition }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none changes here
          <Text component="li" size="sm" key={place}>
            {`${room}: ${item} × ${count} · `}
            {i18n._(conditionLabels[condition])}
          </Text>
        ))}
      </ul>
    </details>
  );
}

function Ending({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  if (lease.ended_on === null) return null;
  const day = formatDate(lease.ended_on);
  if (lease.settlement === null) {
    return (
      <Text size="sm">
        {lease.renewal ? (
          <Trans>Ended on {day}. The deposit went on to the renewal.</Trans>
        ) : (
          <Trans>Ended on {day}.</Trans>
        )}
      </Text>
    );
  }
  const { deductions, refund, owed } = lease.settlement;
  return (
    <TermList>
      <Term label={t`Ended on`}>{day}</Term>
      {deductions.map(({ label, amount, repair }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two deductions may have one name, and none changes any more
        <Term key={place} label={t`Deducted: ${label}`}>
          {formatRupees(paise(amount))}
          {repair && (
            <Text size="xs" c="dimmed">
              <RepairName repair={repair} side={lease.side} />
            </Text>
          )}
        </Term>
      ))}
      <Term label={t`Refund of the deposit`}>{formatRupees(paise(refund))}</Term>
      {owed > 0 && <Term label={t`Still owed by the tenant`}>{formatRupees(paise(owed))}</Term>}
    </TermList>
  );
}

type RepairNameProps = { repair: LeaseRepair; side: Lease['side'] };

/** The repair that a deduction pays for, with what it cost; its sides open it. */
function RepairName({ repair: { id, title, cost }, side }: RepairNameProps) {
  const name = side ? (
    <Anchor component={Link} inherit underline="always" to={`/portal/${side}/maintenance?request=${id}`}>
      {title}
    </Anchor>
  ) : (
    title
  );
  if (cost === null) return <Trans>For the repair: {name}</Trans>;
  return (
    <Trans>
      For the repair: {name}, which cost {formatRupees(paise(cost))}
    </Trans>
  );
}

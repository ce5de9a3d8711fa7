// What was agreed on a managed home: rent, deposit, days, fee, the mandate, and the company on its invoices.
import { useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import type { OwnHomeMonths } from '../../../contract/rvl.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { depositHolderLabels } from '../../components/leases/lease-labels.ts';
import {
  depositTypeLabels,
  paymentModeLabels,
  rentCollectorLabels,
} from '../../components/managed-rentals/managed-rental-labels.ts';
import { MandateText } from '../../components/managed-rentals/mandate-text.tsx';
import { Term, TermList } from '../../components/term-list.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { CompanyButton } from './company-button.tsx';

type TermsDialogProps = { home: OwnHomeMonths; name: string; onClose: () => void };

export default function TermsDialog({ home, name, onClose }: TermsDialogProps) {
  return (
    <OpenModal title={name} size="lg" onClose={onClose}>
      <Stack gap="md">
        <Terms home={home} />
        {home.mandate && <MandateText mandate={home.mandate} />}
        {home.side === 'owner' && home.status === 'active' && (
          <Group>
            <CompanyButton homeId={home.id} />
          </Group>
        )}
      </Stack>
    </OpenModal>
  );
}

function Terms({ home }: { home: OwnHomeMonths }) {
  const { t, i18n } = useLingui();
  const { lease } = home;
  const start = formatDate(lease?.start_date ?? home.lease_start_date);
  const last = lease?.last_day ?? home.lease_end_date;
  const end = last ? formatDate(last) : t`open`;
  // What owner and tenant agreed holds, once they did.
  const [amount, held] = lease
    ? [lease.deposit, depositHolderLabels[lease.deposit_held_by]]
    : [home.security_deposit_company, depositTypeLabels[home.security_deposit_type]];
  const deposit = formatRupees(paise(amount));
  return (
    <TermList>
      <Term label={t`Monthly rent`}>{formatRupees(paise(lease?.rent ?? home.monthly_rent))}</Term>
      <Term label={t`Security deposit`}>{amount === 0 ? t`None` : `${deposit} · ${i18n._(held)}`}</Term>
      {/* Without a lease these are the days from and to which we manage it. */}
      <Term label={lease ? t`Lease` : t`Managed by Kiraya`}>{`${start} – ${end}`}</Term>
      <Term label={t`Rent is due on day`}>{lease?.due_day ?? home.monthly_rent_payment_date}</Term>
      <Term label={t`Paid by`}>{i18n._(paymentModeLabels[home.payment_mode])}</Term>
      <Term label={t`Rent collected by`}>{i18n._(rentCollectorLabels[home.collects])}</Term>
      <Term label={t`Management fee`}>{t`${home.management_fee_percentage}% of the rent`}</Term>
    </TermList>
  );
}

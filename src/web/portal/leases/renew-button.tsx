// Offers a renewal: from the day after, with the agreed rise filled in.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { renewalOf } from '../../../domain/leases.ts';
import { toRupees } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useReloadTenancy } from './use-lease-move.ts';

export function RenewButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const navigate = useNavigate();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const term = { start: lease.start_date, end: lease.end_date };
  const next = renewalOf({ ...term, rent: lease.rent, escalation: lease.escalation_bp });
  const [end, setEnd] = useState<string | null>(next.end);
  const [rent, setRent] = useState<Rupees>(toRupees(next.rent));
  const form = useFormMutation({
    send: api.leases.renew,
    onSent: async (renewal) => {
      dialog.onClose();
      toast.success(msg`Renewal drafted`, msg`Sign it to send it to your tenants.`);
      await reload();
      return navigate(`/portal/landlord/leases/${renewal.id}`);
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Write a renewal`}
      submitLabel={t`Save the draft`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: lease.id, end_date: end ?? '', rent: paiseOf(rent) ?? 0 })}
    >
      <LateDateField
        label={t`Last day`}
        description={t`It begins on ${formatDate(next.start)}; the deposit carries over`}
        value={end}
        onChange={setEnd}
        today={clock.today()}
        min={next.start}
        error={form.errors.end_date}
        required
      />
      <RupeeInput label={t`Monthly rent`} value={rent} onChange={setRent} error={form.errors.rent} required />
    </FormDialogButton>
  );
}

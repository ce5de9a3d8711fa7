// Gives notice: the last day may be as early as the agreed days of notice allow.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { lockedInUntil, noticeDaysOf } from '../../../domain/lease-terms.ts';
import { earliestLeaving } from '../../../domain/leases.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useLookAgain, useReloadTenancy } from './use-lease-move.ts';

export function NoticeButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const send = useLookAgain(dialog.onClose, api.leases.giveNotice);
  const today = clock.today();
  const terms = { noticeDays: lease.notice_days, landlordNoticeDays: lease.landlord_notice_days };
  const noticeDays = noticeDaysOf(terms, lease.side === 'tenant' ? 'tenant' : 'landlord');
  const running = {
    start: lease.start_date,
    end: lease.end_date,
    noticeDays,
    lockedUntil: lockedInUntil(lease.start_date, lease.lock_in_months),
  };
  const earliest = earliestLeaving(running, today);
  const [endsOn, setEndsOn] = useState<string | null>(earliest);
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Notice given`, msg`We’ll notify both sides.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Give notice`}
      submitLabel={t`Give notice`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: lease.id, version: lease.version, ends_on: endsOn ?? '' })}
    >
      <LateDateField
        label={t`Last day of the lease`}
        description={t`With ${noticeDays} days of notice it is ${formatDate(earliest)} at the earliest`}
        value={endsOn}
        onChange={setEndsOn}
        today={today}
        min={earliest}
        max={lease.end_date}
        error={form.errors.ends_on}
        required
      />
    </FormDialogButton>
  );
}

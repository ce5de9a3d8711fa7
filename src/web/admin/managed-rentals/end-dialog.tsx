// Ends the management of a home on a day: no rent is recorded for months after it.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { managementEnded, notSaved } from './managed-rental-messages.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export function EndDialog({ property, onClose }: { property: ManagedProperty; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const today = clock.today();
  const [end, setEnd] = useState<string | null>(today);
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.managedRentals.end,
    failure: notSaved,
    onSent: () => {
      toast.success(managementEnded);
      onClose();
      return reload();
    },
  });
  return (
    <FormDialog
      title={t`End management`}
      submitLabel={t`End management`}
      destructive
      busy={form.isBusy}
      disabled={reason.trim() === '' || end === null}
      onSubmit={() => form.submit({ id: property.id, lease_end_date: end ?? '', reason })}
      onClose={onClose}
    >
      <Text size="sm">{t`We remove ${property.property_name} from the active properties. Its months and history stay.`}</Text>
      <DateField
        label={t`Lease End Date`}
        required
        today={today}
        value={end}
        onChange={setEnd}
        error={form.errors.lease_end_date}
      />
      <ReasonField value={reason} onChange={setReason} most={500} error={form.errors.reason} />
    </FormDialog>
  );
}

// Credits a managed property to another affiliate from today on; who had it before stays in its history.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import type { ChosenAffiliate } from '../../components/affiliates/affiliate-select.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AffiliateField } from './affiliate-field.tsx';
import { notSaved, propertyUpdated } from './managed-rental-messages.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export function AffiliateDialog({ property, onClose }: { property: ManagedProperty; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const { affiliate_id: code, affiliate_name: name } = property;
  const [affiliate, setAffiliate] = useState<ChosenAffiliate | null>(
    code ? { affiliate_id: code, full_name: name ?? code } : null,
  );
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.managedRentals.changeAffiliate,
    failure: notSaved,
    onSent: () => {
      toast.success(propertyUpdated);
      onClose();
      return reload();
    },
  });
  return (
    <FormDialog
      title={t`Change affiliate`}
      submitLabel={t`Save Changes`}
      busy={form.isBusy}
      disabled={reason.trim() === '' || (affiliate?.affiliate_id ?? null) === code}
      onSubmit={() => form.submit({ id: property.id, affiliate_id: affiliate?.affiliate_id ?? null, reason })}
      onClose={onClose}
    >
      <Text size="sm">{t`Applies from today: this month’s rent is credited to the affiliate named here at month end.`}</Text>
      <AffiliateField value={affiliate} onChange={setAffiliate} error={form.errors.affiliate_id} />
      <ReasonField value={reason} onChange={setReason} most={500} error={form.errors.reason} />
    </FormDialog>
  );
}

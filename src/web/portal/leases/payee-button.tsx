// Says where rent goes from now on; the tenant gets an e-mail, so that nobody changes it unseen.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { BankSwitch } from './bank-switch.tsx';
import { useReloadTenancy } from './use-lease-move.ts';

export function PayeeButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const [fields, setFields] = useState({
    name: lease.payee_name ?? '',
    upi: lease.payee_upi ?? '',
    isBankShown: lease.payee_shows_bank,
  });
  const form = useFormMutation({
    send: api.leases.setPayee,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Saved`, msg`We’ll notify the tenant.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Account for rent`}
      submitLabel={t`Save`}
      isBusy={form.isBusy}
      onSubmit={() =>
        form.submit({
          id: lease.id,
          version: lease.version,
          payee_name: fields.name,
          payee_upi: fields.upi.trim() || null,
          payee_shows_bank: fields.isBankShown,
        })
      }
    >
      <TextInput
        label={t`Account holder`}
        maxLength={120}
        value={fields.name}
        onChange={(event) => setFields({ ...fields, name: event.currentTarget.value })}
        error={form.errors.payee_name}
      />
      <TextInput
        label={t`UPI address`}
        description={t`Rent is paid there, unless your mandate says that Kiraya collects it`}
        placeholder="name@bank"
        value={fields.upi}
        onChange={(event) => setFields({ ...fields, upi: event.currentTarget.value })}
        error={form.errors.payee_upi}
      />
      <BankSwitch
        isShown={fields.isBankShown}
        onChange={(isBankShown) => setFields({ ...fields, isBankShown })}
      />
    </FormDialogButton>
  );
}

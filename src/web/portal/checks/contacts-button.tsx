// The applicant names whom our team may ask: where they work or study, and the owner they rented from before.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TenantCheckDetail } from '../../../contract/tenant-checks.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useCheckReload } from '../../components/tenant-checks/use-check-reload.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

export function ContactsButton({ check }: { check: TenantCheckDetail }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useCheckReload();
  const dialog = useOpened();
  const [employer, setEmployer] = useState(check.employer ?? '');
  const [owner, setOwner] = useState(check.previous_owner ?? '');
  const form = useFormMutation({
    send: api.tenantChecks.nameContacts,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  const [asksWork, asksOwner] = [
    check.points.includes('employer'),
    check.points.includes('previous_landlord'),
  ];
  if (!asksWork && !asksOwner) return null;
  return (
    <FormDialogButton
      {...dialog}
      label={t`Say whom we may ask`}
      submitLabel={t`Save`}
      button={{ size: 'md' }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: check.id, employer, previous_owner: owner })}
    >
      <Text size="sm">
        <Trans>Only our team sees this. We delete it with your documents.</Trans>
      </Text>
      {asksWork && (
        <TextInput
          label={t`Where you work or study`}
          description={t`Name and a phone number or email we can reach`}
          maxLength={300}
          value={employer}
          error={form.errors.employer}
          onChange={(event) => setEmployer(event.currentTarget.value)}
        />
      )}
      {asksOwner && (
        <TextInput
          label={t`Owner you rented from before`}
          description={t`Name and mobile number`}
          maxLength={300}
          value={owner}
          error={form.errors.previous_owner}
          onChange={(event) => setOwner(event.currentTarget.value)}
        />
      )}
    </FormDialogButton>
  );
}

// Asks for the reference of a payment: reported by the owner, confirmed or given back by an administrator.
import { useLingui } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TenantCheckDetail } from '../../../contract/tenant-checks.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { useCheckReload } from './use-check-reload.ts';

type ReferenceButtonProps = {
  id: string;
  label: string;
  /** Which check it is, where several are shown. */
  of?: string | undefined;
  explanation: string;
  known?: string | null;
  send: (
    input: { id: string; reference: string },
    options: { context: CallContext },
  ) => Promise<TenantCheckDetail>;
};

export function ReferenceButton({ id, label, of, explanation, known, send }: ReferenceButtonProps) {
  const { t } = useLingui();
  const reload = useCheckReload();
  const dialog = useOpened();
  const [reference, setReference] = useState(known ?? '');
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      title={of ? `${label}: ${of}` : label}
      submitLabel={label}
      button={{
        size: of ? 'xs' : 'md',
        variant: known && !of ? 'default' : 'filled',
        'aria-label': of && `${label}: ${of}`,
      }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id, reference })}
    >
      <Text size="sm">{explanation}</Text>
      <TextInput
        label={t`UTR or payment reference`}
        required
        maxLength={60}
        value={reference}
        error={form.errors.reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </FormDialogButton>
  );
}

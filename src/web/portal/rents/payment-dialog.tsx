// The form of one payment: what the tenant paid, what the landlord received, or a correction.
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ButtonProps } from '@mantine/core';
import { useState } from 'react';
import type { RentPayment } from '../../../contract/rents.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { FormDialogButton, useOpened } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PaymentFields } from './payment-fields.tsx';
import { type PaymentValues, toPayment } from './payment-values.ts';
import { useReloadRent } from './use-rent-move.ts';

type PaymentDialogProps = {
  label: string;
  title?: string;
  button?: ButtonProps;
  /** The due or the payment it is about. */
  id: string;
  initial: PaymentValues;
  send: (
    input: ReturnType<typeof toPayment> & { id: string },
    options: { context: CallContext },
  ) => Promise<RentPayment>;
  sent: MessageDescriptor;
  sentText: MessageDescriptor;
};

export function PaymentDialog({
  label,
  title,
  button,
  id,
  initial,
  send,
  sent,
  sentText,
}: PaymentDialogProps) {
  const { t } = useLingui();
  const reload = useReloadRent();
  const dialog = useOpened();
  const [fields, setFields] = useState(initial);
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      setFields(initial);
      toast.success(sent, sentText);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      {...(title ? { title } : {})}
      {...(button ? { button } : {})}
      submitLabel={t`Save`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id, ...toPayment(fields) })}
    >
      <PaymentFields fields={fields} set={(own) => setFields({ ...fields, ...own })} errors={form.errors} />
    </FormDialogButton>
  );
}

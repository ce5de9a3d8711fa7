// The button of one payment's form: what the tenant paid, what the landlord received, or a correction.
import type { MessageDescriptor } from '@lingui/core';
import { Button, type ButtonProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { RentPayment } from '../../../contract/rents.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useOpened } from '../../ui/form-dialog-button.tsx';
import type { PaymentValues, toPayment } from './payment-values.ts';

/** Comes with the first click: the page has a budget of scripts. */
const PaymentForm = lazy(() => import('./payment-form.tsx'));

export type PaymentDialogProps = {
  label: string;
  title?: string;
  button?: ButtonProps;
  /** The due or the payment it is about. */
  id: string;
  /** What says whether it is more than is due; `counted` are paise of a correction that the dues know of already. */
  about: { lease: string; due: string | null; counted?: number };
  initial: PaymentValues;
  send: (
    input: ReturnType<typeof toPayment> & { id: string },
    options: { context: CallContext },
  ) => Promise<RentPayment>;
  sent: MessageDescriptor;
  sentText: MessageDescriptor;
};

export function PaymentDialog({ label, title = label, button, initial, ...form }: PaymentDialogProps) {
  const dialog = useOpened();
  const [fields, setFields] = useState(initial);
  const close = () => {
    dialog.onClose();
    setFields(initial);
  };
  return (
    <>
      <Button size="sm" variant="default" {...button} onClick={dialog.onOpen}>
        {label}
      </Button>
      {dialog.opened && (
        <Suspense fallback={null}>
          <PaymentForm
            {...form}
            title={title}
            fields={fields}
            setFields={setFields}
            onSent={close}
            onClose={dialog.onClose}
          />
        </Suspense>
      )}
    </>
  );
}

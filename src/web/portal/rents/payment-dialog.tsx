// The button of one payment's form: what the tenant paid, what the landlord received, or a correction.
import { Button, type ButtonProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useOpened } from '../../ui/use-opened.ts';
import type { PaymentFormSends } from './payment-form.tsx';
import type { PaymentValues } from './payment-values.ts';

/** Comes with the first click: the page has a budget of scripts. */
const PaymentForm = lazy(() => import('./payment-form.tsx'));

type PaymentDialogProps = PaymentFormSends & {
  label: string;
  title?: string;
  button?: ButtonProps;
  initial: PaymentValues;
  startsOpen?: boolean;
};

export function PaymentDialog({
  label,
  title = label,
  button,
  initial,
  startsOpen,
  ...form
}: PaymentDialogProps) {
  const dialog = useOpened(startsOpen);
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

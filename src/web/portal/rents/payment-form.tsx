// The form of one payment. More than is due is kept as rent paid ahead, after one question.
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RentPayment } from '../../../contract/rents.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { byWaitingPayments, paidAhead } from '../../../domain/rent-answers.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { clock } from '../../lib/clock.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AskedOnce, useAskOnce } from './ask-once.tsx';
import { useDuesOf } from './dues-of-lease.ts';
import { PaymentFields } from './payment-fields.tsx';
import { type PaymentValues, toPayment } from './payment-values.ts';
import { useReloadRent } from './use-rent-move.ts';

export type PaymentFormSends = {
  /** The due or the payment it is about. */
  id: string;
  /** What says whether it is more than is due; `counted` are paise of a correction that the dues know of already. */
  about: { lease: string; due: string | null; counted?: number };
  send: (
    input: ReturnType<typeof toPayment> & { id: string },
    options: { context: CallContext },
  ) => Promise<RentPayment>;
  /** Its last field is the reason of a correction, which both sides read. */
  hasReason?: boolean;
  sent: MessageDescriptor;
  sentText: MessageDescriptor;
};

type PaymentFormProps = PaymentFormSends & {
  title: string;
  submitLabel?: string | undefined;
  /** What it is for is chosen above its fields. */
  before?: ReactNode;
  after?: ReactNode;
  fields: PaymentValues;
  setFields: (fields: PaymentValues) => void;
  onSent: () => void;
  onClose: () => void;
};

export default function PaymentForm(props: PaymentFormProps) {
  const { title, id, about, hasReason, send, sent, sentText, fields, setFields, onSent, onClose } = props;
  const { submitLabel, before, after } = props;
  const { t } = useLingui();
  const reload = useReloadRent();
  const duesOf = useDuesOf();
  const form = useFormMutation({
    send,
    onSent: () => {
      onSent();
      toast.success(sent, sentText);
      return reload();
    },
  });
  const payment = toPayment(fields);
  const question = useAskOnce(String(payment.amount), async () => {
    const asked = payment.amount - (about.counted ?? 0);
    const dues = byWaitingPayments(await duesOf(about.lease));
    const ahead = paidAhead(asked, about.due, dues, clock.today());
    const over = formatRupeesAndPaise(paise(ahead));
    return ahead > 0 ? t`${over} more than is due. Keep it as rent paid ahead?` : null;
  });
  return (
    <FormDialog
      title={title}
      submitLabel={question.text ? t`Yes, keep it` : (submitLabel ?? t`Save`)}
      busy={form.isBusy || question.isBusy}
      onSubmit={() => question.ask(() => form.submit({ id, ...payment }))}
      onClose={onClose}
    >
      {before}
      <PaymentFields
        fields={fields}
        set={(own) => setFields({ ...fields, ...own })}
        errors={form.errors}
        hasReason={hasReason}
      />
      {after}
      <AskedOnce text={question.text} />
    </FormDialog>
  );
}

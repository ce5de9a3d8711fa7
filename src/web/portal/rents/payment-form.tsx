// The form of one payment. More than is due is kept as rent paid ahead, after one question.
import { useLingui } from '@lingui/react/macro';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { paidAhead } from '../../../domain/rent-answers.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { clock } from '../../lib/clock.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AskedOnce, useAskOnce } from './ask-once.tsx';
import type { PaymentDialogProps } from './payment-dialog.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { type PaymentValues, toPayment } from './payment-values.ts';
import { useDuesOf } from './use-dues-of.ts';
import { useReloadRent } from './use-rent-move.ts';

type PaymentFormProps = Omit<PaymentDialogProps, 'label' | 'button' | 'initial' | 'title'> & {
  title: string;
  fields: PaymentValues;
  setFields: (fields: PaymentValues) => void;
  onSent: () => void;
  onClose: () => void;
};

export default function PaymentForm(props: PaymentFormProps) {
  const { title, id, about, send, sent, sentText, fields, setFields, onSent, onClose } = props;
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
    const ahead = paidAhead(asked, about.due, await duesOf(about.lease), clock.today());
    const over = formatRupeesAndPaise(paise(ahead));
    return ahead > 0 ? t`${over} more than is due. Keep it as rent paid ahead?` : null;
  });
  return (
    <FormDialog
      title={title}
      submitLabel={question.text ? t`Yes, keep it` : t`Save`}
      busy={form.isBusy || question.isBusy}
      onSubmit={() => question.ask(() => form.submit({ id, ...payment }))}
      onClose={onClose}
    >
      <PaymentFields fields={fields} set={(own) => setFields({ ...fields, ...own })} errors={form.errors} />
      <AskedOnce text={question.text} />
    </FormDialog>
  );
}

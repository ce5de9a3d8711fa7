// Records a payment of a month's GST, by head, as its challan has it.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GstMonth } from '../../../contract/gst-payments.ts';
import { firstDayOf, formatDate, formatMonth } from '../../../domain/dates.ts';
import type { GstSource } from '../../../domain/gst-payments.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

const openRupees = (paise: number): Rupees => (paise > 0 ? paise / 100 : '');

export function GstPaymentButton({ month: { month, open, due_on: dueOn } }: { month: GstMonth }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [on, setOn] = useState<string | null>(clock.today());
  const [reference, setReference] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [cgst, setCgst] = useState<Rupees>(openRupees(open.cgst));
  const [sgst, setSgst] = useState<Rupees>(openRupees(open.sgst));
  const [igst, setIgst] = useState<Rupees>(openRupees(open.igst));
  const [interest, setInterest] = useState<Rupees>('');
  const [lateFee, setLateFee] = useState<Rupees>('');
  const isSetOff = from === 'input_credit';
  const isLate = on !== null && on > dueOn && !isSetOff;
  const form = useFormMutation({
    send: api.gstPayments.record,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Payment recorded`, msg`This reduces the GST to pay.`);
      return client.invalidateQueries({ queryKey: queries.gstPayments.key() });
    },
  });
  const name = formatMonth(month);
  const field = (label: string, value: Rupees, onChange: (value: Rupees) => void, error?: string) => (
    <RupeeInput label={label} value={value} onChange={onChange} error={error} withPaise />
  );
  return (
    <FormDialogButton
      {...dialog}
      label={t`Record payment`}
      title={t`GST payment for ${name}`}
      submitLabel={t`Record`}
      button={{ size: 'compact-sm' }}
      isBusy={form.isBusy}
      onSubmit={() =>
        form.submit({
          month,
          paid_on: on ?? '',
          reference,
          cgst: paiseOf(cgst) ?? 0,
          sgst: paiseOf(sgst) ?? 0,
          igst: paiseOf(igst) ?? 0,
          interest: isLate ? (paiseOf(interest) ?? 0) : 0,
          late_fee: isLate ? (paiseOf(lateFee) ?? 0) : 0,
          // None chosen is refused at its field.
          paid_from: from as GstSource,
        })
      }
    >
      <SelectField
        label={t`Paid from`}
        required
        value={from}
        onChange={setFrom}
        options={[
          { value: 'collection', label: t`Bank, collection account` },
          { value: 'payouts', label: t`Bank, payouts` },
          { value: 'input_credit', label: t`Set off against input credit` },
        ]}
        error={form.errors.paid_from}
      />
      <TextInput
        label={isSetOff ? t`Credit ledger entry number` : t`CPIN or CIN of the challan`}
        description={isSetOff ? undefined : t`14 digits, or 17 characters with the bank’s code`}
        required
        maxLength={20}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        error={form.errors.reference}
      />
      <LateDateField
        label={t`Paid on`}
        required
        today={clock.today()}
        min={firstDayOf(month)}
        max={clock.today()}
        value={on}
        onChange={setOn}
        error={form.errors.paid_on}
      />
      {field('CGST', cgst, setCgst, form.errors.cgst)}
      {field(t`SGST or UTGST`, sgst, setSgst, form.errors.sgst)}
      {field('IGST', igst, setIgst, form.errors.igst)}
      {isLate && (
        <>
          <RupeeInput
            label={t`Interest`}
            description={t`Due by ${formatDate(dueOn)}. What the challan paid besides the tax`}
            value={interest}
            onChange={setInterest}
            error={form.errors.interest}
            withPaise
          />
          {field(t`Late fee`, lateFee, setLateFee, form.errors.late_fee)}
        </>
      )}
    </FormDialogButton>
  );
}

// Asks the tenant for maintenance, water, electricity and the like of a month: an amount, or two readings of a meter at a rate.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SegmentedControl, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { addDays, formatMonth, type Month, monthOf, shiftMonth } from '../../../domain/dates.ts';
import { type ChargeKind, chargeKinds } from '../../../domain/lease-terms.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { isChargedAlready, meteredAmount } from '../../../domain/rent-charges.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { chargeLabels } from '../../components/leases/lease-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { MonthField } from '../../ui/month-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { AskedOnce, useAskOnce } from './ask-once.tsx';
import { useDuesOf } from './dues-of-lease.ts';
import { useReloadRent } from './use-rent-move.ts';

/** So many days the tenant usually has to pay it. */
const DAYS_TO_PAY = 7;

type Fields = {
  kind: ChargeKind;
  how: 'amount' | 'meter';
  month: Month | '';
  due: string | null;
  amount: Rupees;
  before: number | string;
  after: number | string;
  rate: Rupees;
  note: string;
};

const blank = (): Fields => ({
  kind: 'maintenance',
  how: 'amount',
  month: shiftMonth(monthOf(clock.today()), -1),
  due: addDays(clock.today(), DAYS_TO_PAY),
  amount: '',
  before: '',
  after: '',
  rate: '',
  note: '',
});

const numberOf = (typed: number | string): number | null => (typed === '' ? null : Number(typed));

export function ChargeButton({ leaseId }: { leaseId: string }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const dialog = useOpened();
  const [fields, setFields] = useState(blank);
  const set = (own: Partial<Fields>) => setFields({ ...fields, ...own });
  const form = useFormMutation({
    send: api.rents.enterCharge,
    onSent: () => {
      dialog.onClose();
      setFields(blank());
      toast.success(msg`Charge added`, msg`We’ll notify the tenant, who sees how it was worked out.`);
      return reload();
    },
  });
  const isMetered = fields.how === 'meter';
  const duesOf = useDuesOf();
  const { kind, month } = fields;
  const question = useAskOnce(`${kind} ${month}`, async () => {
    if (month === '' || !isChargedAlready(await duesOf(leaseId), kind, month)) return null;
    const [name, shown] = [i18n._(chargeLabels[kind]), formatMonth(month)];
    return t`“${name}” of ${shown} is asked for already. Ask for it again?`;
  });
  const submit = () =>
    form.submit({
      id: leaseId,
      kind: fields.kind,
      month: fields.month,
      due_date: fields.due ?? '',
      amount: isMetered ? null : paiseOf(fields.amount),
      reading_before: isMetered ? numberOf(fields.before) : null,
      reading_after: isMetered ? numberOf(fields.after) : null,
      rate: isMetered ? paiseOf(fields.rate) : null,
      note: fields.note,
    });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Add a charge`}
      submitLabel={question.text ? t`Yes, ask again` : t`Ask the tenant for it`}
      isBusy={form.isBusy || question.isBusy}
      onSubmit={() => question.ask(submit)}
    >
      <SelectField
        label={t`For`}
        value={fields.kind}
        onChange={(value) => set({ kind: chargeKinds.find((kind) => kind === value) ?? fields.kind })}
        allowDeselect={false}
        options={chargeKinds.map((value) => ({ value, label: i18n._(chargeLabels[value]) }))}
        error={form.errors.kind}
      />
      <MonthField
        label={t`Month`}
        value={fields.month}
        onChange={(month) => set({ month })}
        error={form.errors.month}
        required
      />
      <SegmentedControl
        aria-label={t`How it is worked out`}
        value={fields.how}
        onChange={(how) => set({ how: how === 'meter' ? 'meter' : 'amount' })}
        data={[
          { value: 'amount', label: t`Amount` },
          { value: 'meter', label: t`By the meter` },
        ]}
      />
      {isMetered ? (
        <MeterFields fields={fields} set={set} errors={form.errors} />
      ) : (
        <RupeeInput
          label={t`Amount`}
          withPaise
          value={fields.amount}
          onChange={(amount) => set({ amount })}
          error={form.errors.amount}
          required
        />
      )}
      <LateDateField
        label={t`Due on`}
        value={fields.due}
        onChange={(due) => set({ due })}
        today={clock.today()}
        min={clock.today()}
        error={form.errors.due_date}
        required
      />
      <Textarea
        label={t`Note for the tenant`}
        maxLength={500}
        autosize
        value={fields.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        error={form.errors.note}
      />
      <AskedOnce text={question.text} />
    </FormDialogButton>
  );
}

type MeterFieldsProps = {
  fields: Fields;
  set: (own: Partial<Fields>) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

function MeterFields({ fields, set, errors }: MeterFieldsProps) {
  const { t } = useLingui();
  const [before, after, rate] = [numberOf(fields.before), numberOf(fields.after), paiseOf(fields.rate)];
  const isKnown = before !== null && after !== null && rate !== null && after > before;
  const amount = isKnown ? formatRupeesAndPaise(paise(meteredAmount({ before, after, rate }))) : null;
  return (
    <>
      <NumberField
        label={t`Reading at the start`}
        decimalScale={2}
        value={fields.before}
        onChange={(value) => set({ before: value })}
        error={errors.reading_before}
        required
      />
      <NumberField
        label={t`Reading at the end`}
        decimalScale={2}
        value={fields.after}
        onChange={(value) => set({ after: value })}
        error={errors.reading_after}
        required
      />
      <RupeeInput
        label={t`Rate for one unit`}
        withPaise
        value={fields.rate}
        onChange={(value) => set({ rate: value })}
        error={errors.rate}
        required
      />
      {amount && <Text size="sm">{t`Comes to ${amount}.`}</Text>}
      {errors.amount && (
        <Text size="sm" c="red">
          {errors.amount}
        </Text>
      )}
    </>
  );
}

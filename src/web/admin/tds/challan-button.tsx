// Records the challan by which the tax of a month was deposited.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TdsMonth } from '../../../contract/tds.ts';
import type { ChallanAccount } from '../../../domain/commission/tds-duties.ts';
import { firstDayOf, formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
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

type ChallanButtonProps = {
  month: TdsMonth;
  /** Other months with open tax, which the same challan may pay too. */
  others: readonly TdsMonth[];
};

export function ChallanButton({ month: { month, open, due_on: dueOn }, others }: ChallanButtonProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [bsr, setBsr] = useState('');
  const [serial, setSerial] = useState('');
  const [on, setOn] = useState<string | null>(clock.today());
  const [from, setFrom] = useState<string | null>(null);
  const [amount, setAmount] = useState<Rupees>(open / 100);
  const [further, setFurther] = useState<Readonly<Record<string, Rupees>>>({});
  const [interest, setInterest] = useState<Rupees>('');
  const [lateFee, setLateFee] = useState<Rupees>('');
  const paid = others.flatMap((other) => {
    const of = paiseOf(further[other.month] ?? '');
    return of ? [{ month: other.month, amount: of, due_on: other.due_on }] : [];
  });
  const whole = formatRupees(paise(paid.reduce((sum, part) => sum + part.amount, paiseOf(amount) ?? 0)));
  const firstDue = [dueOn, ...paid.map(({ due_on }) => due_on)].toSorted()[0] ?? dueOn;
  const isLate = on !== null && on > firstDue;
  const form = useFormMutation({
    send: api.tds.recordChallan,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Challan recorded`, msg`This reduces the tax to pay.`);
      return client.invalidateQueries({ queryKey: queries.tds.key() });
    },
  });
  const name = formatMonth(month);
  return (
    <FormDialogButton
      {...dialog}
      label={t`Record challan`}
      title={t`Challan for the tax of ${name}`}
      submitLabel={t`Record`}
      button={{ size: 'compact-sm' }}
      isBusy={form.isBusy}
      onSubmit={() =>
        form.submit({
          month,
          bsr_code: bsr,
          serial,
          deposited_on: on ?? '',
          amount: paiseOf(amount) ?? 0,
          further: paid.map(({ month: of, amount: tax }) => ({ month: of, amount: tax })),
          interest: isLate ? (paiseOf(interest) ?? 0) : 0,
          late_fee: isLate ? (paiseOf(lateFee) ?? 0) : 0,
          // None chosen is refused at its field.
          paid_from: from as ChallanAccount,
        })
      }
    >
      <TextInput
        label={t`BSR code`}
        description={t`Seven digits of the bank branch`}
        required
        inputMode="numeric"
        maxLength={7}
        value={bsr}
        onChange={(event) => setBsr(event.currentTarget.value)}
        error={form.errors.bsr_code}
      />
      <LateDateField
        label={t`Date of the challan`}
        required
        today={clock.today()}
        min={firstDayOf(month)}
        max={clock.today()}
        value={on}
        onChange={setOn}
        error={form.errors.deposited_on}
      />
      <TextInput
        label={t`Serial number`}
        description={t`Five digits`}
        required
        inputMode="numeric"
        maxLength={5}
        value={serial}
        onChange={(event) => setSerial(event.currentTarget.value)}
        error={form.errors.serial}
      />
      <RupeeInput
        label={t`Tax of ${name}`}
        description={t`Without interest and late fees`}
        required
        value={amount}
        onChange={setAmount}
        error={form.errors.amount}
      />
      {others.length > 0 && (
        <Stack gap="xs">
          <Text size="sm">
            <Trans>Does this challan also pay tax for other months? Enter the amount for each.</Trans>
          </Text>
          {others.map((other) => (
            <RupeeInput
              key={other.month}
              label={t`Tax of ${formatMonth(other.month)}`}
              description={t`${formatRupees(paise(other.open))} to deposit`}
              value={further[other.month] ?? ''}
              onChange={(value) => setFurther({ ...further, [other.month]: value })}
              error={form.errors[`further.${paid.findIndex((part) => part.month === other.month)}.amount`]}
            />
          ))}
          <Text size="sm" fw={500} aria-live="polite">
            <Trans>Tax on the challan: {whole}</Trans>
          </Text>
        </Stack>
      )}
      {isLate && (
        <>
          <RupeeInput
            label={t`Interest`}
            description={t`Due by ${formatDate(firstDue)}. What the challan paid besides the tax`}
            value={interest}
            onChange={setInterest}
            error={form.errors.interest}
          />
          <RupeeInput
            label={t`Late fee`}
            value={lateFee}
            onChange={setLateFee}
            error={form.errors.late_fee}
          />
        </>
      )}
      <SelectField
        label={t`Paid from`}
        required
        value={from}
        onChange={setFrom}
        options={[
          { value: 'collection', label: t`Bank, collection account` },
          { value: 'payouts', label: t`Bank, payouts` },
        ]}
        error={form.errors.paid_from}
      />
    </FormDialogButton>
  );
}

// Proposes an adjustment: whom, for which closed month, how much more or back, and why.
import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import type { ChosenAffiliate } from '../../components/affiliates/affiliate-select.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { monthFailures } from './month-messages.ts';
import { PersonField } from './person-field.tsx';
import { useAdjusted } from './use-adjusted.ts';

const REASON_MAX = 500;

/** What the form begins with: of an opposite, everything but the reason. */
export type AdjustmentStart = { person?: ChosenAffiliate; origin_month?: Month; amount?: number };

type DialogProps = {
  /** The closed ones. */
  months: readonly Month[];
  start: AdjustmentStart;
  onClose: () => void;
};

export function AdjustmentDialog({ months, start, onClose }: DialogProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const newestFirst = months.toSorted((a, b) => b.localeCompare(a));
  const [person, setPerson] = useState<ChosenAffiliate | null>(start.person ?? null);
  const [month, setMonth] = useState<string | null>(start.origin_month ?? newestFirst[0] ?? null);
  const [sign, setSign] = useState((start.amount ?? 0) < 0 ? '-' : '+');
  const [rupees, setRupees] = useState<Rupees>(
    start.amount === undefined ? '' : Math.abs(start.amount) / 100,
  );
  const [reason, setReason] = useState('');
  const onSent = useAdjusted(onClose);
  const form = useFormMutation({ send: api.adjustments.propose, failure: monthFailures.adjust, onSent });
  const amount = paiseOf(rupees) ?? 0;
  const submit = () => {
    if (!person || !month) return;
    form.submit({
      affiliate_id: person.affiliate_id,
      origin_month: month,
      amount: sign === '-' ? -amount : amount,
      reason,
    });
  };
  return (
    <FormDialog
      title={t`Propose an adjustment`}
      submitLabel={t`Propose`}
      busy={form.isBusy}
      disabled={!person || !month || amount === 0 || reason.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonField value={person} onChange={setPerson} error={form.errors.affiliate_id} />
      <SelectField
        label={t`Month to correct`}
        options={newestFirst.map((one) => ({ value: one, label: formatMonth(one) }))}
        value={month}
        onChange={setMonth}
        allowDeselect={false}
        error={form.errors.origin_month}
      />
      <SegmentedControl
        aria-label={t`Direction`}
        data={[
          { value: '+', label: t`Pay more` },
          { value: '-', label: t`Take back` },
        ]}
        value={sign}
        onChange={setSign}
      />
      <RupeeInput
        label={t`Amount`}
        required
        withPaise
        value={rupees}
        onChange={setRupees}
        error={form.errors.amount}
      />
      <ReasonField
        description={t`The affiliate sees it in the statement.`}
        value={reason}
        onChange={setReason}
        most={REASON_MAX}
        error={form.errors.reason}
      />
    </FormDialog>
  );
}

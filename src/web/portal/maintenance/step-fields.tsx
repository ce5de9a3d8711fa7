// What a step of a request asks for.
import { useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import type { FieldErrors } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import type { Rupees } from '../../components/rupees.ts';
import { NumberField } from '../../ui/number-field.tsx';

export type StepAsks = readonly ('name' | 'amount' | 'stars' | 'note')[];
export type StepValues = { name: string; phone: string; amount: Rupees; stars: Rupees; note: string };

type StepFieldsProps = {
  asks: StepAsks;
  amountLabel: string | undefined;
  fields: StepValues;
  set: (own: Partial<StepValues>) => void;
  errors: FieldErrors;
};

export default function StepFields({ asks, amountLabel, fields, set, errors }: StepFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {asks.includes('name') && (
        <>
          <TextInput
            label={t`Who repairs it`}
            required
            maxLength={120}
            value={fields.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
            error={errors.assignee_name}
          />
          <TextInput
            label={t`Phone (optional)`}
            type="tel"
            value={fields.phone}
            onChange={(event) => set({ phone: event.currentTarget.value })}
            error={errors.assignee_phone}
          />
        </>
      )}
      {asks.includes('amount') && (
        <RupeeInput
          label={amountLabel ?? t`Amount`}
          value={fields.amount}
          onChange={(amount) => set({ amount })}
          error={errors.estimate ?? errors.cost}
          required
        />
      )}
      {asks.includes('stars') && (
        <NumberField
          label={t`Stars, 1 to 5`}
          value={fields.stars}
          onChange={(stars) => set({ stars })}
          min={1}
          max={5}
          allowDecimal={false}
          error={errors.rating}
        />
      )}
      {asks.includes('note') && (
        <Textarea
          label={t`Note`}
          maxLength={1000}
          autosize
          minRows={2}
          value={fields.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
          error={errors.note}
        />
      )}
    </>
  );
}

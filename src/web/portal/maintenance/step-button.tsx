// One step of a request with what it needs to know: who repairs it, what it costs, how it was, a note.
import { useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { paiseOf, RupeeInput, type Rupees } from '../../components/rupee-input.tsx';
import type { CallContext } from '../../lib/api-context.ts';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton, useOpened } from '../../ui/form-dialog-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useReloadMaintenance } from './use-maintenance-move.ts';

export type StepValues = { name: string; phone: string; amount: Rupees; stars: Rupees; note: string };

type StepButtonProps<Input> = {
  label: string;
  asks: readonly ('name' | 'amount' | 'stars' | 'note')[];
  amountLabel?: string;
  filled?: boolean;
  toInput: (values: Omit<StepValues, 'amount' | 'stars'> & { amount: number | null; stars: number }) => Input;
  send: (input: Input, options: { context: CallContext }) => Promise<unknown>;
};

export function StepButton<Input>(props: StepButtonProps<Input>) {
  const { label, asks, amountLabel, filled, toInput, send } = props;
  const { t } = useLingui();
  const reload = useReloadMaintenance();
  const dialog = useOpened();
  const [fields, setFields] = useState<StepValues>({ name: '', phone: '', amount: '', stars: 5, note: '' });
  const set = (own: Partial<StepValues>) => setFields({ ...fields, ...own });
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  const { errors } = form;
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      submitLabel={label}
      button={{ variant: filled ? 'filled' : 'default' }}
      isBusy={form.isBusy}
      onSubmit={() =>
        form.submit(toInput({ ...fields, amount: paiseOf(fields.amount), stars: Number(fields.stars) }))
      }
    >
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
    </FormDialogButton>
  );
}

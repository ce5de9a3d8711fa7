// One step of a request with what it needs to know: who repairs it, what it costs, how it was, a note.
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { paiseOf } from '../../components/rupees.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import type { StepAsks, StepValues } from './step-fields.tsx';
import { useReloadMaintenance } from './use-maintenance-move.ts';

/** Asked for with the page, so that the fields are there when the connection is gone. */
const loadFields = () => import('./step-fields.tsx');
const StepFields = lazy(loadFields);

type StepButtonProps<Input> = {
  label: string;
  asks: StepAsks;
  amountLabel?: string;
  filled?: boolean;
  toInput: (values: Omit<StepValues, 'amount' | 'stars'> & { amount: number | null; stars: number }) => Input;
  send: (input: Input, options: { context: CallContext }) => Promise<unknown>;
};

export function StepButton<Input>(props: StepButtonProps<Input>) {
  const { label, asks, amountLabel, filled, toInput, send } = props;
  const reload = useReloadMaintenance();
  const dialog = useOpened();
  useEffect(() => void loadFields().catch(() => undefined), []);
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
      <Suspense fallback={<FormSkeleton fields={asks.length} />}>
        <StepFields asks={asks} amountLabel={amountLabel} fields={fields} set={set} errors={form.errors} />
      </Suspense>
    </FormDialogButton>
  );
}

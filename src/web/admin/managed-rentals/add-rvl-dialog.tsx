// The form that adds a managed home for a person at once: approved, its rental value locked at the monthly rent.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failures, rentalValueLocked, successes, titles } from '../../lib/messages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { RvlHomeFields, RvlRentFields } from './add-rvl-fields.tsx';
import { blankRvl, isComplete, type RvlValues, toAddRvl } from './add-rvl-values.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export type AddRvlPerson = { userId: string; name: string };

export function AddRvlDialog({ person, onClose }: { person: AddRvlPerson; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const [values, setValues] = useState(blankRvl);
  const form = useFormMutation({
    send: api.managedRentals.addRvl,
    failure: titles.error,
    otherwise: failures.addRvl,
    onSent: ({ rvl_amount: amount }) => {
      toast.success(
        successes.rvlAdded,
        rentalValueLocked((amount / 100).toLocaleString('en-IN'), person.name),
      );
      onClose();
      return reload();
    },
  });
  const submit = () => {
    if (!isComplete(values)) return toast.destructive(failures.validation, failures.addRvlFieldsRequired);
    form.submit(toAddRvl(values, person.userId));
  };
  const fields = {
    values,
    set: (own: Partial<RvlValues>) => setValues((before) => ({ ...before, ...own })),
    errors: form.errors,
  };
  return (
    <FormDialog
      title={t`Add RVL for ${person.name}`}
      submitLabel={t`Add RVL`}
      wide
      busy={form.isBusy}
      disabled={!isComplete(values)}
      onSubmit={submit}
      onClose={onClose}
    >
      <RvlRentFields {...fields} />
      <RvlHomeFields {...fields} />
    </FormDialog>
  );
}

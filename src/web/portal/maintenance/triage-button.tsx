// Sorts a request: what it is really about and how urgent it is.
import { useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { MaintenanceRequest } from '../../../contract/maintenance.ts';
import { maintenanceCategories, priorities } from '../../../domain/maintenance.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { categoryLabels, priorityLabels } from '../../components/maintenance/maintenance-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useReloadMaintenance } from './use-maintenance-move.ts';

export function TriageButton({ request }: { request: MaintenanceRequest }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useReloadMaintenance();
  const dialog = useOpened();
  const [fields, setFields] = useState({ category: request.category, priority: request.priority, note: '' });
  const set = (own: Partial<typeof fields>) => setFields({ ...fields, ...own });
  const form = useFormMutation({
    send: api.maintenance.triage,
    onSent: () => {
      dialog.onClose();
      set({ note: '' });
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Set priority`}
      title={t`Set priority: ${request.title}`}
      submitLabel={t`Save`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: request.id, ...fields })}
    >
      <SelectField
        label={t`Type of problem`}
        value={fields.category}
        onChange={(value) =>
          set({ category: maintenanceCategories.find((one) => one === value) ?? fields.category })
        }
        allowDeselect={false}
        options={maintenanceCategories.map((value) => ({ value, label: i18n._(categoryLabels[value]) }))}
        error={form.errors.category}
      />
      <SelectField
        label={t`How urgent is it?`}
        value={fields.priority}
        onChange={(value) => set({ priority: priorities.find((one) => one === value) ?? fields.priority })}
        allowDeselect={false}
        options={priorities.map((value) => ({ value, label: i18n._(priorityLabels[value]) }))}
        error={form.errors.priority}
      />
      <Textarea
        label={t`Note`}
        maxLength={1000}
        autosize
        minRows={2}
        value={fields.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        error={form.errors.note}
      />
    </FormDialogButton>
  );
}

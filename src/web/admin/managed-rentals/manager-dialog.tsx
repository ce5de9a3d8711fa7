// Gives a home into the hands of a property manager, who sees it in their portal from then on.

import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import { shownName } from '../../../domain/users.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { managerAssigned, notSaved } from './managed-rental-messages.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

const NOBODY = 'nobody';
/** More than an office has. */
const MANAGERS_SHOWN = 100;

export function ManagerDialog({ property, onClose }: { property: ManagedProperty; onClose: () => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const reload = useReloadManagedRentals();
  const present = property.manager?.user_id ?? NOBODY;
  const [chosen, setChosen] = useState(present);
  const input = { role: 'property_manager' as const, sort: 'name' as const, limit: MANAGERS_SHOWN };
  const managers = useQuery(queries.users.list.queryOptions({ input, staleTime: 0 }));
  const known = (managers.data?.items ?? []).map(({ user_id, full_name, email, phone }) => ({
    value: user_id,
    label: shownName(full_name, email, phone),
  }));
  const { manager } = property;
  const isListed = manager === null || known.some(({ value }) => value === manager.user_id);
  const form = useFormMutation({
    send: api.managedRentals.assignManager,
    failure: notSaved,
    onSent: () => {
      toast.success(managerAssigned);
      onClose();
      return reload();
    },
  });
  return (
    <FormDialog
      title={t`Manager of ${property.property_name}`}
      submitLabel={t`Save Changes`}
      busy={form.isBusy}
      disabled={chosen === present}
      onSubmit={() => form.submit({ id: property.id, manager_id: chosen === NOBODY ? null : chosen })}
      onClose={onClose}
    >
      <Text size="sm">{t`The manager sees the home, its owner and its months in the manager portal.`}</Text>
      <SelectField
        label={t`Property manager`}
        value={chosen}
        allowDeselect={false}
        error={form.errors.manager_id}
        onChange={(value) => setChosen(value ?? NOBODY)}
        options={[
          { value: NOBODY, label: t`No one` },
          // Somebody who lost the role still has what they were given.
          ...(isListed ? [] : [{ value: manager.user_id, label: manager.full_name ?? t`Without a name` }]),
          ...known,
        ]}
      />
    </FormDialog>
  );
}

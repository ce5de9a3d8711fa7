// Changes what was agreed for a managed property; another RVL amount counts from the current month on.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import { type GstStateCode, gstStateCodes, gstStates } from '../../../domain/gst.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AmountFields, NameFields, TermFields } from './configuration-fields.tsx';
import { toConfiguration, valuesOfProperty } from './configuration-values.ts';
import { notSaved, propertyUpdated } from './managed-rental-messages.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

const states = gstStateCodes.map((value) => ({ value, label: gstStates[value] }));

export function DetailsDialog({ property, onClose }: { property: ManagedProperty; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const [values, setValues] = useState(() => valuesOfProperty(property));
  const [percentages, setPercentages] = useState({
    commission_percentage: property.commission_percentage,
    management_fee_percentage: property.management_fee_percentage,
  });
  const [homeState, setHomeState] = useState<string | null>(property.home_state);
  const form = useFormMutation({
    send: api.managedRentals.updateDetails,
    failure: notSaved,
    onSent: () => {
      toast.success(propertyUpdated);
      onClose();
      return reload();
    },
  });
  const fields = {
    values,
    set: (own: Partial<typeof values>) => setValues((before) => ({ ...before, ...own })),
    errors: form.errors,
  };
  const percent = { decimalScale: 2, step: 0.1, min: 0, max: 100, suffix: '%' };
  return (
    <FormDialog
      title={t`Edit details`}
      submitLabel={t`Save Changes`}
      wide
      busy={form.isBusy}
      onSubmit={() =>
        form.submit({
          id: property.id,
          ...toConfiguration(values),
          ...percentages,
          home_state: homeState as GstStateCode | null,
        })
      }
      onClose={onClose}
    >
      <NameFields {...fields} />
      <AmountFields {...fields} />
      <TermFields {...fields} />
      <SelectField
        label={t`State of the home`}
        description={
          property.state_missing
            ? t`The address has no state. Choose one so that we can invoice the fee.`
            : t`Decides the GST. If empty, we use the state in the address.`
        }
        clearable
        searchable
        options={states}
        value={homeState}
        onChange={setHomeState}
        error={form.errors.home_state}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NumberField
          label={t`Management Fee`}
          {...percent}
          value={percentages.management_fee_percentage}
          onChange={(fee) => setPercentages({ ...percentages, management_fee_percentage: Number(fee) })}
          error={form.errors.management_fee_percentage}
        />
        <NumberField
          label={t`Commission`}
          description={t`From now on, commission uses the lower of the two.`}
          {...percent}
          value={percentages.commission_percentage}
          onChange={(share) => setPercentages({ ...percentages, commission_percentage: Number(share) })}
          error={form.errors.commission_percentage}
        />
      </SimpleGrid>
    </FormDialog>
  );
}

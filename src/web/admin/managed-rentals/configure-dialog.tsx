// Approve & Configure: saving it makes the managed property; looking at it changes nothing.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ManagedRental } from '../../../contract/managed-rentals.ts';
import type { ChosenAffiliate } from '../../components/affiliates/affiliate-select.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { adminFailureMessage, failures, successes } from '../../lib/messages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AffiliateField } from './affiliate-field.tsx';
import { AmountFields, NameFields, TermFields } from './configuration-fields.tsx';
import { toConfiguration, valuesOfApplication } from './configuration-values.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

type ConfigureProps = { application: ManagedRental; onClose: () => void };

export function ConfigureDialog({ application, onClose }: ConfigureProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const isApproved = application.status === 'approved';
  const place = application.property_location;
  const [values, setValues] = useState(() => valuesOfApplication(application, clock.today()));
  const [affiliate, setAffiliate] = useState<ChosenAffiliate | null>(application.affiliate);
  const reload = useReloadManagedRentals();
  const form = useFormMutation({
    send: isApproved ? api.managedRentals.configure : api.managedRentals.approve,
    failure: failures.approveApplication,
    words: adminFailureMessage,
    onSent: () => {
      toast.success(successes.managedPropertyApproved);
      onClose();
      return reload();
    },
  });
  const fields = {
    values,
    set: (own: Partial<typeof values>) => setValues((before) => ({ ...before, ...own })),
    errors: form.errors,
  };
  return (
    <FormDialog
      title={isApproved ? t`Configure: ${place}` : t`Approve & Configure: ${place}`}
      submitLabel={isApproved ? t`Configure` : t`Approve & Configure`}
      wide
      busy={form.isBusy}
      onSubmit={() =>
        form.submit({
          id: application.id,
          ...toConfiguration(values),
          affiliate_id: affiliate?.affiliate_id ?? null,
        })
      }
      onClose={onClose}
    >
      <NameFields {...fields} />
      <AmountFields {...fields} />
      <TermFields {...fields} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <AffiliateField value={affiliate} onChange={setAffiliate} error={form.errors.affiliate_id} />
        <TextInput label={t`Affiliate ID`} readOnly value={affiliate?.affiliate_id ?? ''} />
      </SimpleGrid>
    </FormDialog>
  );
}

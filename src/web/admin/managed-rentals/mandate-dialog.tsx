// Offers the owner of a managed home a mandate; what is in force stays so until they accept it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Divider, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import type { Mandate } from '../../../contract/mandates.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { MandateText } from '../../components/managed-rentals/mandate-text.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { notSaved } from './managed-rental-messages.ts';
import { MandateFields } from './mandate-fields.tsx';
import { toMandateForm, valuesOfMandate } from './mandate-values.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export function MandateDialog({ property, onClose }: { property: ManagedProperty; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const [values, setValues] = useState(() => valuesOfMandate(property));
  const form = useFormMutation({
    send: api.mandates.offer,
    failure: notSaved,
    onSent: () => {
      toast.success(msg`Mandate offered`, msg`We’ll notify the owner. It applies once they accept it.`);
      onClose();
      return reload();
    },
  });
  return (
    <FormDialog
      title={t`Mandate of ${property.property_name}`}
      submitLabel={t`Offer to the owner`}
      wide
      busy={form.isBusy}
      disabled={property.status === 'ended' || property.owner === null}
      onSubmit={() => form.submit({ id: property.id, ...toMandateForm(values) })}
      onClose={onClose}
    >
      <Text size="sm">
        {property.owner === null ? (
          <Trans>The owner has no account yet, and can accept once they sign up.</Trans>
        ) : (
          <Trans>Nothing changes until the owner reads it and accepts it with their name.</Trans>
        )}
      </Text>
      <MandateFields
        values={values}
        set={(own) => setValues((before) => ({ ...before, ...own }))}
        errors={form.errors}
      />
      <Offered property={property} onClose={onClose} />
      <History id={property.id} />
    </FormDialog>
  );
}

function Offered({
  property: { offered_mandate: offered },
  onClose,
}: {
  property: ManagedProperty;
  onClose: () => void;
}) {
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const form = useFormMutation({
    send: api.mandates.withdraw,
    failure: notSaved,
    onSent: () => {
      toast.success(msg`Offer withdrawn`);
      onClose();
      return reload();
    },
  });
  if (!offered) return null;
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>An offer is waiting for the owner. A new one replaces it.</Trans>
      </Text>
      <Button
        variant="default"
        loading={form.isBusy}
        style={{ alignSelf: 'start' }}
        onClick={() => form.submit({ id: offered.id })}
      >
        <Trans>Withdraw the offer</Trans>
      </Button>
    </Stack>
  );
}

/** Every version, newest first. */
function History({ id }: { id: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const page = useQuery(queries.mandates.ofHome.queryOptions({ input: { id }, staleTime: 0 }));
  if (page.isPending) return <TableSkeleton rows={2} />;
  if (!page.data) return <LoadError query={page} otherwise={failures.loadManagedRentals} />;
  const { items } = page.data;
  if (items.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>No mandate was offered yet. The tenant pays the owner.</Trans>
      </Text>
    );
  }
  return (
    <Stack gap="md">
      <Divider label={t`Versions`} />
      {items.map((mandate: Mandate) => (
        <MandateText key={mandate.id} mandate={mandate} />
      ))}
    </Stack>
  );
}

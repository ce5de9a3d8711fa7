// Hands a home in for managed rental: what we do, what it costs, and the home itself.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, SimpleGrid, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useDraftedForm } from '../../components/form/use-drafted-form.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { forgetReferral } from '../../lib/referral.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { Form } from '../../ui/form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Offer } from './offer.tsx';
import { HomeFields, RentFields } from './submit-fields.tsx';
import { blankRental, submitted, toRental } from './submit-values.ts';

/** The code of whoever brought the owner: below what everybody fills in. */
const BroughtBy = lazy(() => import('./brought-by.tsx'));
/** For brokers alone. */
const LandlordFields = lazy(async () => ({
  default: (await import('./landlord-fields.tsx')).LandlordFields,
}));

export const meta = () => screenMeta(msg`Submit Managed Rental`);

export default function SubmitManagedRental() {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Submit Managed Rental</Trans>}
        description={<Trans>We find the tenant, follow up the rent and look after the home.</Trans>}
      />
      <SubmitForm />
    </Stack>
  );
}

function SubmitForm() {
  const { api } = useApi();
  const navigate = useNavigate();
  const account = useAccount();
  const isBroker = account.status === 'signed-in' && account.roles.includes('broker');
  const { fields, set, form } = useDraftedForm('managed-rental', blankRental, {
    send: api.managedRentals.submit,
    onSent: () => {
      forgetReferral();
      toast.success(submitted);
      return navigate(
        isBroker ? '/portal/broker/managed-rentals?tab=track' : '/managed-rentals?show=applications',
      );
    },
  });
  const submit = () => {
    form.submit(toRental(fields, isBroker));
  };
  const parts = { fields, set, errors: form.errors };
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <Form onSubmit={submit}>
        <Stack gap="md">
          <Suspense>{isBroker && <LandlordFields {...parts} />}</Suspense>
          <HomeFields {...parts} />
          <RentFields {...parts} />
          <Suspense>
            <BroughtBy {...parts} />
          </Suspense>
          <Checkbox
            label={<Trans>I have read what you do and what it costs, and agree to it.</Trans>}
            checked={fields.agrees}
            onChange={(event) => set({ agrees: event.currentTarget.checked })}
            error={form.errors.agrees}
          />
          <Button type="submit" loading={form.isBusy}>
            <Trans>Submit for review</Trans>
          </Button>
        </Stack>
      </Form>
      <Offer rent={fields.monthly_rent} />
    </SimpleGrid>
  );
}

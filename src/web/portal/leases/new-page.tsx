// Writes a lease, from an approved application or by hand, and offers it to the tenant.

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useDraftedForm } from '../../components/form/use-drafted-form.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { Form } from '../../ui/form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { HomeChoice } from './home-choice.tsx';
import { leaseOffered } from './lease-messages.ts';
import { blankLease, toLease } from './lease-values.ts';
import { TermFields } from './term-fields.tsx';
import { useReloadTenancy } from './use-lease-move.ts';

export const meta = () => screenMeta(msg`New lease`);

export default function NewLease() {
  return (
    <Stack gap="lg" maw={760}>
      <PageHeader
        title={<Trans>New lease</Trans>}
        description={<Trans>The tenant reads the terms and accepts or declines them.</Trans>}
      />
      <LeaseForm />
    </Stack>
  );
}

function LeaseForm() {
  const { api } = useApi();
  const navigate = useNavigate();
  const reload = useReloadTenancy();
  const { fields, set, form } = useDraftedForm('lease', blankLease, {
    send: api.leases.create,
    onSent: async (lease) => {
      toast.success(leaseOffered, msg`We’ll notify both sides.`);
      await reload();
      return navigate(`/portal/landlord/leases/${lease.id}`);
    },
  });
  const submit = () => {
    form.submit(toLease(fields));
  };
  const parts = { fields, set, errors: form.errors };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <HomeChoice {...parts} />
        <TermFields {...parts} />
        <Button type="submit" loading={form.isBusy} style={{ alignSelf: 'flex-start' }}>
          <Trans>Offer the lease</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

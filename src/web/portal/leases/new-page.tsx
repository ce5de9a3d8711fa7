// Writes a lease, from an approved application or by hand, and offers it to the tenant.

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDraftedForm } from '../../components/form/use-drafted-form.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { Form } from '../../ui/form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { HomeChoice, namedIn } from './home-choice.tsx';
import { leaseDrafted } from './lease-messages.ts';
import { blankLease, toLease } from './lease-values.ts';
import { TermFields } from './term-fields.tsx';
import { useReloadTenancy } from './use-lease-move.ts';

const HomeLaw = lazy(async () => ({ default: (await import('./lease-law.tsx')).HomeLaw }));

export const meta = () => screenMeta(msg`New lease`);

export default function NewLease() {
  return (
    <Stack gap="lg" maw={760}>
      <PageHeader
        title={<Trans>New lease</Trans>}
        description={
          <Trans>
            A draft that the landlord signs next. Then each tenant reads and accepts or declines it.
          </Trans>
        }
      />
      <LeaseForm />
    </Stack>
  );
}

function LeaseForm() {
  const { api } = useApi();
  const account = useAccount();
  const navigate = useNavigate();
  const reload = useReloadTenancy();
  const [params] = useSearchParams();
  // Each application and home has a draft of its own: what was begun for another is not theirs.
  const draft = ['lease', namedIn(params), params.get('bed')].filter(Boolean).join('.');
  const { fields, set, form } = useDraftedForm(draft, blankLease, {
    send: api.leases.create,
    onSent: async (lease) => {
      const isForOwner = lease.is_prepared;
      toast.success(
        leaseDrafted,
        isForOwner ? msg`The owner gets it to read and sign.` : msg`Sign it to send it to your tenants.`,
      );
      await reload();
      const isManager =
        lease.managed_property_id !== null &&
        isForOwner &&
        account.status === 'signed-in' &&
        !account.roles.includes('admin');
      return navigate(`/portal/${isManager ? 'manager' : 'landlord'}/leases/${lease.id}`);
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
        <Suspense>
          <HomeLaw home={fields.home} />
        </Suspense>
        <Button type="submit" loading={form.isBusy} style={{ alignSelf: 'flex-start' }}>
          <Trans>Save the draft</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

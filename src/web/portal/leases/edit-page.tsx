// Changes the terms of a lease that nobody has agreed to yet.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { useLeadForm } from '../../components/leads/use-lead-form.ts';
import { LoadError } from '../../components/load-error.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { fromLease, toTerms } from './form-values.ts';
import { leaseSaved, loadLeaseFailed } from './lease-messages.ts';
import { TermFields } from './term-fields.tsx';
import { useReloadTenancy } from './use-lease-move.ts';

export const meta = () => [{ title: 'Change a lease · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function EditLease() {
  return (
    <RoleGuard allowed={['landlord', 'admin']}>
      <Stack gap="lg" maw={760}>
        <PageHeader
          title={<Trans>Change the terms</Trans>}
          description={<Trans>The tenant hears of it and accepts the terms as they then are.</Trans>}
        />
        <LoadedForm />
      </Stack>
    </RoleGuard>
  );
}

function LoadedForm() {
  const { id = '' } = useParams();
  const { queries } = useApi();
  const lease = useQuery(queries.leases.get.queryOptions({ input: { id }, staleTime: 0 }));
  if (lease.data) return <TermsForm key={lease.data.version} lease={lease.data} />;
  if (lease.isPending) return <FormSkeleton />;
  return <LoadError query={lease} otherwise={loadLeaseFailed} />;
}

function TermsForm({ lease }: { lease: Lease }) {
  const { api } = useApi();
  const navigate = useNavigate();
  const reload = useReloadTenancy();
  const [fields, setFields] = useState(() => fromLease(lease));
  const back = `/portal/landlord/leases/${lease.id}`;
  const form = useLeadForm({
    send: api.leases.update,
    failure: msg`It could not be saved`,
    onSent: async () => {
      toast.success(leaseSaved, msg`Both sides get an e-mail.`);
      await reload();
      return navigate(back);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit({ id: lease.id, version: lease.version, ...toTerms(fields) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TermFields fields={fields} set={(own) => setFields({ ...fields, ...own })} errors={form.errors} />
        <Group gap="sm">
          <Button type="submit" loading={form.isBusy}>
            <Trans>Save</Trans>
          </Button>
          <Button component={Link} to={back} variant="default">
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

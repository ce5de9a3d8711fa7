// Changes the terms of a lease that nobody has agreed to yet.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { HolderWarning } from '../../components/leases/deposit-holder.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { Form } from '../../ui/form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { fromLease } from './lease-fields.ts';
import { LeaseLaw } from './lease-law.tsx';
import { loadLeaseFailed } from './lease-messages.ts';
import { toTerms } from './lease-values.ts';
import { TermFields } from './term-fields.tsx';
import { useSaveTerms } from './use-save-terms.ts';

/** Rarely needed. */
const ChangedMeanwhile = lazy(async () => ({
  default: (await import('./changed-meanwhile.tsx')).ChangedMeanwhile,
}));

export const meta = () => screenMeta(msg`Change a lease`);

export default function EditLease() {
  return (
    <RoleGuard>
      <Stack gap="lg" maw={760}>
        <PageHeader
          title={<Trans>Change the terms</Trans>}
          description={
            <Trans>
              The lease is a draft again. Once you sign it again, everyone is asked to accept the new terms.
            </Trans>
          }
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
  if (lease.data) return <TermsForm key={id} lease={lease.data} lookAgain={lease.refetch} />;
  if (lease.isPending) return <FormSkeleton />;
  return <LoadError query={lease} otherwise={loadLeaseFailed} />;
}

/** `lease` is the newest that is known; the form was filled from one that may be older. */
function TermsForm({ lease, lookAgain }: { lease: Lease; lookAgain: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const [seen, setSeen] = useState(lease);
  const [fields, setFields] = useState(() => fromLease(lease));
  const back = `/portal/landlord/leases/${lease.id}`;
  const form = useSaveTerms({ lookAgain, onSaved: () => navigate(back) });
  const set = (own: Partial<typeof fields>) => {
    setFields({ ...fields, ...own });
    form.change(own);
  };
  const submit = () => {
    form.submit({ id: lease.id, version: seen.version, ...toTerms(fields) });
  };
  const takeTheirs = () => {
    setFields(fromLease(lease));
    setSeen(lease);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <TermFields fields={fields} set={set} errors={form.errors} />
        <HolderWarning agreed={lease.mandate_holder} chosen={fields.deposit_held_by} />
        <LeaseLaw id={lease.id} />
        {lease.version !== seen.version && (
          <Suspense fallback={null}>
            <ChangedMeanwhile lease={lease} onTakeTheirs={takeTheirs} onKeepMine={() => setSeen(lease)} />
          </Suspense>
        )}
        <Group gap="sm">
          <Button type="submit" loading={form.isBusy}>
            <Trans>Save</Trans>
          </Button>
          <Button component={Link} to={back} variant="default">
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

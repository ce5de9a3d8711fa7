// `/portal/team/money`: the rent of an organisation's homes by month, for its administrators and accountants.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { roleMay } from '../../../domain/organisations.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useMyOrganisations } from '../../components/organisations/use-team.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { MoneyTable } from './money-table.tsx';

export const meta = () => screenMeta(msg`Rent by month`);

export default function MoneyPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const query = useMyOrganisations();
  const readable = (query.data?.items ?? []).filter(({ role }) => roleMay(role, 'money'));
  const shown = readable.find(({ id }) => id === params.get('organisation')) ?? readable[0];
  return (
    <Stack gap="lg" maw={960}>
      <PageHeader
        title={t`Rent by month`}
        description={shown?.legal_name}
        actions={
          <Button component={Link} to="/portal/team" variant="default">
            <Trans>My organisation</Trans>
          </Button>
        }
      />
      {query.isPending && <FormSkeleton fields={3} />}
      {query.isError && <LoadError query={query} otherwise={msg`The money could not be loaded`} />}
      {query.isSuccess && !shown && (
        <EmptyState title={t`No rent to see here`}>
          <Trans>Only administrators and accountants of an organisation see its rent.</Trans>
        </EmptyState>
      )}
      {shown && readable.length > 1 && (
        <SelectField
          label={t`Organisation`}
          allowDeselect={false}
          options={readable.map(({ id, legal_name: label }) => ({ value: id, label }))}
          value={shown.id}
          onChange={(id) => id && setParams({ organisation: id }, { replace: true })}
        />
      )}
      {shown && <MoneyTable id={shown.id} />}
    </Stack>
  );
}

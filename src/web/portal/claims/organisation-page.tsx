// `/portal/team/verification`: what the office verified of an organisation, and what its administrators may ask it to.
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
import { ClaimKinds } from './claim-kinds.tsx';

export const meta = () => screenMeta(msg`Verify an organisation`);

export default function OrganisationVerification() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const query = useMyOrganisations();
  const administered = (query.data?.items ?? []).filter(({ role }) => roleMay(role, 'members'));
  const shown = administered.find(({ id }) => id === params.get('organisation')) ?? administered[0];
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title={t`Verify an organisation`}
        description={
          <Trans>
            What we’ve verified shows on the pages of its homes: what, how, when and until when. Only whoever
            adds a document and our team see it.
          </Trans>
        }
        actions={
          <Button component={Link} to="/portal/team" variant="default">
            <Trans>My organisation</Trans>
          </Button>
        }
      />
      {query.isPending && <FormSkeleton fields={3} />}
      {query.isError && <LoadError query={query} otherwise={msg`Failed to load verification`} />}
      {query.isSuccess && !shown && (
        <EmptyState title={t`No organisation to verify`}>
          <Trans>Only administrators of an organisation ask for its verification.</Trans>
        </EmptyState>
      )}
      {shown && (
        <SelectField
          label={t`Organisation`}
          allowDeselect={false}
          options={administered.map(({ id, legal_name: label }) => ({ value: id, label }))}
          value={shown.id}
          onChange={(id) => id && setParams({ organisation: id }, { replace: true })}
        />
      )}
      {shown && <ClaimKinds key={shown.id} about={{ organisation_id: shown.id }} />}
    </Stack>
  );
}

// `/portal/team`: the organisations one belongs to, with their members, and the invitations one was sent.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { OtherAddress } from '../../components/account/other-address.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useMyOrganisations } from '../../components/organisations/use-team.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { Invitation } from './invitation.tsx';
import { FoundButton } from './organisation-form.tsx';
import { OrganisationSection } from './organisation-section.tsx';

export const meta = () => screenMeta(msg`My organisation`);

export default function TeamPage() {
  const { t } = useLingui();
  const query = useMyOrganisations();
  const { items = [], invitations = [], room = 0 } = query.data ?? {};
  return (
    <Stack gap="lg" maw={960}>
      <PageHeader
        title={t`My organisation`}
        description={
          <Trans>
            People who work on the same homes and answer the same leads, each with their own login.
          </Trans>
        }
        actions={room > 0 && <FoundButton />}
      />
      {query.isPending && <FormSkeleton fields={3} />}
      {query.isError && <LoadError query={query} otherwise={msg`The team could not be loaded`} />}
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
      {items.map((organisation) => (
        <OrganisationSection key={organisation.id} organisation={organisation} />
      ))}
      {query.isSuccess && items.length === 0 && invitations.length === 0 && (
        <EmptyState title={t`You work alone so far`}>
          <Trans>
            Add your company, firm or agency and invite those you work with. They join only if they accept.
          </Trans>{' '}
          <OtherAddress />
        </EmptyState>
      )}
    </Stack>
  );
}

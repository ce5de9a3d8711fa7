// `/portal/team/leads`: the leads of one's organisation as a board, for its administrators and agents, brokers or not.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { roleMay } from '../../../domain/organisations.ts';
import { useMyOrganisations } from '../../components/organisations/use-team.ts';
import { QueryState } from '../../components/query-state.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pipeline } from '../broker/leads/pipeline.tsx';

export const meta = () => screenMeta(msg`Leads`);

export default function TeamLeads() {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Leads</Trans>}
        description={
          <>
            <Trans>Your organisation’s leads, by stage.</Trans>{' '}
            <Trans>Phone and email show once a visit or application is accepted.</Trans>
          </>
        }
      />
      <QueryState query={useMyOrganisations()} failure={msg`The team could not be loaded`} height={240}>
        {({ items }) =>
          items.some(({ role }) => roleMay(role, 'leads')) ? (
            <Pipeline />
          ) : (
            <EmptyState title={t`No leads for you here`}>
              <Trans>
                Administrators and agents of an organisation answer its leads. See your role under{' '}
                <Anchor component={Link} to="/portal/team" inherit underline="always">
                  My organisation
                </Anchor>
                .
              </Trans>
            </EmptyState>
          )
        }
      </QueryState>
    </Stack>
  );
}

// One organisation: its facts, how it is paid, who belongs to it and in which role, open invitations, and its money.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Organisation } from '../../../contract/organisations.ts';
import { roleMay } from '../../../domain/organisations.ts';
import { LoadError } from '../../components/load-error.tsx';
import {
  memberRoleLabels,
  organisationKindLabels,
} from '../../components/organisations/organisation-labels.ts';
import { useTeam } from '../../components/organisations/use-team.ts';
import { PlaceLine } from '../../components/property/home-words.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { InviteButton } from './invite-button.tsx';
import { Members } from './members.tsx';
import { EditButton } from './organisation-form.tsx';
import { OrganisationPayee } from './organisation-payee.tsx';
import { SentInvitations } from './sent-invitations.tsx';

export function OrganisationSection({ organisation }: { organisation: Organisation }) {
  const { i18n } = useLingui();
  const { id, kind, legal_name: name, city, gstin, rera_number: rera } = organisation;
  const isAdministrator = roleMay(organisation.role, 'members');
  const team = useTeam(id);
  const role = i18n._(memberRoleLabels[organisation.role]);
  return (
    <Card component="section" aria-label={name} withBorder padding="md">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Title order={2} size="h3">
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              {i18n._(organisationKindLabels[kind])} · <PlaceLine line={city} />
              {gstin && ` · GSTIN ${gstin}`}
              {rera && ` · RERA ${rera}`}
            </Text>
            <Text size="sm">
              <Trans>Your role: {role}</Trans>
            </Text>
          </div>
          <Group gap="sm">
            {roleMay(organisation.role, 'leads') && (
              <Button component={Link} to="/portal/team/leads" variant="default" size="sm">
                <Trans>Leads</Trans>
              </Button>
            )}
            {roleMay(organisation.role, 'money') && (
              <Button
                component={Link}
                to={`/portal/team/money?organisation=${id}`}
                variant="default"
                size="sm"
              >
                <Trans>Rent by month</Trans>
              </Button>
            )}
            {isAdministrator && (
              <>
                <EditButton organisation={organisation} />
                <Button
                  component={Link}
                  to={`/portal/team/verification?organisation=${id}`}
                  variant="default"
                  size="sm"
                >
                  <Trans>Verification</Trans>
                </Button>
                <InviteButton organisation={organisation} />
              </>
            )}
          </Group>
        </Group>
        {/* What we pay goes to owners' companies so far; commission is a person's. */}
        {kind === 'owner_company' && roleMay(organisation.role, 'money') && (
          <OrganisationPayee organisation={organisation} />
        )}
        {roleMay(organisation.role, 'homes') && (
          <Text size="sm">
            <Trans>
              To share a home with this team, open{' '}
              <Anchor component={Link} to="/my-properties" inherit underline="always">
                My Properties
              </Anchor>
              , edit the home, and choose {name} under “List as” on the last step.
            </Trans>
          </Text>
        )}
        {team.isPending && <FormSkeleton fields={2} />}
        {team.isError && <LoadError query={team} otherwise={msg`The members could not be loaded`} />}
        {team.data && <Members organisation={organisation} members={team.data.members} />}
        {team.data && <SentInvitations invitations={team.data.invitations} />}
      </Stack>
    </Card>
  );
}

// An invitation one was sent: who asks, as what, and the two answers.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReceivedInvitation } from '../../../contract/organisations.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { useMove } from '../../components/form/use-move.ts';
import { memberRoleLabels } from '../../components/organisations/organisation-labels.ts';
import { useTeamReload } from '../../components/organisations/use-team.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';

export function Invitation({ invitation }: { invitation: ReceivedInvitation }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useTeamReload();
  const { id, organisation, inviter } = invitation;
  const role = i18n._(memberRoleLabels[invitation.role]);
  const until = formatDate(dateInIndia(invitation.expires_at));
  const accept = useMove({
    send: api.organisations.accept,
    onDone: () => toast.success(msg`You joined ${organisation}`),
    reload,
  });
  const decline = useMove({
    send: api.organisations.decline,
    onDone: () => toast.success(msg`You declined the invitation`),
    reload,
  });
  const isBusy = accept.isPending || decline.isPending;
  return (
    <Alert title={t`Invitation to ${organisation}`}>
      <Stack gap="sm">
        <Text size="sm">
          {inviter ? (
            <Trans>
              {inviter} invites you as: {role}.
            </Trans>
          ) : (
            <Trans>You are invited as: {role}.</Trans>
          )}{' '}
          <Trans>Answer by {until}. Nothing changes until you accept.</Trans>
        </Text>
        <Group gap="sm">
          <Button loading={accept.isPending} disabled={isBusy} onClick={() => accept.mutate({ id })}>
            <Trans>Accept</Trans>
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => decline.mutate({ id })}>
            <Trans>Decline</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

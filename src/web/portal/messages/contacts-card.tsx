// Phone and e-mail of the other side, shown to both once both have agreed, which either may take back, or with an accepted
// visit or application.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Group, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '../../../contract/messages.ts';
import { formatPhone, phoneOf } from '../../../domain/phones.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function ContactsCard({ talk }: { talk: Conversation }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const share = useMutation({
    mutationFn: (shares: boolean) => api.messages.share({ id: talk.id, shares }),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.messages.key() }),
    onError: (error) => toast.destructive(failureMessage(error, msg`Your choice could not be saved`)),
  });
  const isAccepted = talk.contacts_open && !(talk.i_share && talk.other_shares);
  return (
    <Card padding="md" component="section" aria-label={t`Contacts`}>
      <Stack gap="xs">
        {isAccepted ? (
          <Text size="sm">
            <Trans>
              The visit or application was accepted, so you both see each other’s contact details.
            </Trans>
          </Text>
        ) : !talk.may_share ? (
          <Text size="sm">
            <Trans>Only the member who lists this home can show their contact details.</Trans>
          </Text>
        ) : (
          <Switch
            label={t`Show my contact details here`}
            description={t`Both sides see them as soon as both agree.`}
            checked={share.isPending ? share.variables : talk.i_share}
            disabled={share.isPending || talk.is_blocked}
            onChange={(event) => share.mutate(event.currentTarget.checked)}
          />
        )}
        <Other talk={talk} />
      </Stack>
    </Card>
  );
}

function Other({ talk: { contacts_open, other_shares, other } }: { talk: Conversation }) {
  if (contacts_open) {
    return (
      <Group gap="md">
        {other.phone && (
          <Anchor href={`tel:${phoneOf(other.phone)}`} underline="always">
            {formatPhone(other.phone)}
          </Anchor>
        )}
        {other.email && (
          <Anchor href={`mailto:${other.email}`} underline="always">
            {other.email}
          </Anchor>
        )}
      </Group>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      {other_shares ? (
        <Trans>The other side has agreed. Agree too, and both of you see the contacts.</Trans>
      ) : (
        <Trans>The other side has not agreed yet. Until then numbers and addresses are covered.</Trans>
      )}
    </Text>
  );
}

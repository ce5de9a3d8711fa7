// The top of a person's page: who they are, how to reach them, and what an administrator can do for them.

import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Avatar, Box, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { UserDetail } from '../../../contract/users.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { shownName } from '../../../domain/users.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PowerButton, SwitchModeButton } from '../affiliates/affiliate-actions.tsx';
import { AddRvlButton } from '../managed-rentals/add-rvl-button.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { ViewAsButton } from '../shell/view-as-button.tsx';
import { KindBadges } from './kind-badges.tsx';
import { SuspendButton } from './suspension.tsx';
import { placeOf } from './user-labels.ts';

export function PersonHeader({ user }: { user: UserDetail }) {
  const name = shownName(user.full_name, user.email, user.phone);
  const place = placeOf(user);
  return (
    <Group justify="space-between" align="flex-start" gap="md">
      <Group align="flex-start" gap="md" wrap="nowrap" miw={0}>
        <Avatar src={user.avatar_url} name={name} color="teal" size="lg" alt="" />
        <Box miw={0}>
          <Title order={1} size="h2">
            {name}
          </Title>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {user.email && <Anchor href={`mailto:${user.email}`}>{user.email}</Anchor>}
            {user.phone && (
              <>
                {user.email && ' · '}
                <Anchor href={`tel:${user.phone}`}>{formatPhone(user.phone)}</Anchor>
              </>
            )}
            {place && ` · ${place}`}
          </Text>
          <Group gap="xs" mt="xs">
            <KindBadges user={user} />
            {user.affiliate && (
              <Text size="sm" c="dimmed">
                {user.affiliate.affiliate_id}
              </Text>
            )}
          </Group>
        </Box>
      </Group>
      <Group gap="xs">
        <AddRvlButton person={{ userId: user.user_id, name }} size="sm" />
        {user.affiliate && (
          <>
            <PowerButton affiliateId={user.affiliate.affiliate_id} name={name} size="sm" />
            <SwitchModeButton affiliateId={user.affiliate.affiliate_id} size="sm" />
          </>
        )}
        <ViewAsButton person={{ userId: user.user_id, name }} />
        <CopyUserId userId={user.user_id} />
        <Button component={Link} to={tabAddress('roles', { user: user.user_id })} variant="default" size="sm">
          <Trans>Manage roles</Trans>
        </Button>
        <SuspendButton userId={user.user_id} name={name} />
      </Group>
    </Group>
  );
}

function CopyUserId({ userId }: { userId: string }) {
  const { t } = useLingui();
  return <CopyButton size="sm" text={userId} label={t`Copy user ID`} />;
}

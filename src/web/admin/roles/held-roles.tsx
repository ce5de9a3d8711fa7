// The roles a person holds as chips, each in a line with its Remove, which asks first.

import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { needsSecondAdministrator } from '../../../domain/four-eyes.ts';
import { formatPhone } from '../../../domain/phones.ts';
import type { Role } from '../../../domain/roles.ts';
import { shownName } from '../../../domain/users.ts';
import { LoadError } from '../../components/load-error.tsx';
import { roleNames } from '../../components/role-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useRoleChanges } from './use-role-changes.ts';

export function HeldRoles({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const held = useQuery(queries.roles.list.queryOptions({ input: { userId }, staleTime: 0 }));
  if (held.isPending)
    return <Skeleton height={110} radius="xl" role="status" aria-busy aria-label={t`Loading`} />;
  if (held.isError) {
    if ('status' in held.error && held.error.status === 404) {
      return (
        <EmptyState title={t`No person has this ID`}>
          <Trans>Copy the id from the person’s page.</Trans>
        </EmptyState>
      );
    }
    return <LoadError query={held} otherwise={failures.loadUser} />;
  }
  const { fullName, email, phone, roles, waiting } = held.data;
  const name = shownName(fullName, email, phone);
  return (
    <Card padding="md" component="section" aria-label={t`Roles of ${name}`}>
      <Text fw={650}>{name}</Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {email && <EmailText address={email} />}
        {email && phone && ' · '}
        {phone && <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(phone)}</span>}
      </Text>
      <Chips userId={userId} name={name} roles={roles} />
      {waiting.map((request) => (
        <Text key={request.id} size="sm" mt="sm">
          {i18n._(roleNames[request.role])}: <Trans>Waits for a second administrator</Trans>
        </Text>
      ))}
    </Card>
  );
}

type ChipsProps = { userId: string; name: string; roles: readonly Role[] };

function Chips({ userId, name, roles }: ChipsProps) {
  const { t, i18n } = useLingui();
  const [leaving, setLeaving] = useState<Role>();
  const { remove, isRemoving, problem, forget } = useRoleChanges();
  const words = (role: Role) => i18n._(roleNames[role]);
  const word = leaving ? words(leaving) : '';
  const asksWhy = leaving !== undefined && needsSecondAdministrator(leaving);
  const why = typeof problem === 'object' ? i18n._(problem) : problem;
  const close = () => {
    setLeaving(undefined);
    forget();
  };
  return (
    <Stack gap="xs" mt="sm">
      {roles.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>No roles: a plain user.</Trans>
        </Text>
      )}
      {roles.map((role) => (
        <Group key={role} justify="space-between" wrap="nowrap">
          <Badge color="teal">{words(role)}</Badge>
          <Button
            size="xs"
            variant="default"
            aria-label={t`Remove the role ${words(role)}`}
            onClick={() => setLeaving(role)}
          >
            <Trans>Remove</Trans>
          </Button>
        </Group>
      ))}
      <ConfirmDialog
        opened={leaving !== undefined && !asksWhy}
        title={t`Remove the role ${word}?`}
        confirmLabel={t`Remove role`}
        destructive
        busy={isRemoving}
        onClose={close}
        onConfirm={() => leaving && remove({ userId, role: leaving }, close)}
      >
        <Trans>
          {name} loses the role {word} at once. You can assign it again.
        </Trans>
        {/* The toast has announced it; here it stays as long as the question does. */}
        {why && (
          <Text c="red" size="sm" mt="sm">
            {why}
          </Text>
        )}
      </ConfirmDialog>
      {leaving && asksWhy && (
        <ReasonDialog
          title={t`Remove the role ${word}?`}
          submitLabel={t`Remove role`}
          explanation={
            <Trans>
              The role ends at once. We notify {name} and the administrators. Two administrators must agree to
              give it back.
            </Trans>
          }
          busy={isRemoving}
          error={why}
          onSubmit={(reason) => remove({ userId, role: leaving, reason }, close)}
          onClose={close}
        />
      )}
    </Stack>
  );
}
